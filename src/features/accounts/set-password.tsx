import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AccountSection, FormNotice, SecretField } from './form-parts.tsx';

interface SetPasswordProps {
  /** The account of the link; undefined for an expired link. */
  owner: { email: string; name: string } | undefined;
  problem: string | undefined;
  /** Shown for an expired link. */
  over: string;
  busy: boolean;
}

/** The page behind a one-time link, where staff choose a password. */
export function SetPassword({ owner, problem, over, busy }: SetPasswordProps) {
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="mb-6 text-h2 font-extrabold">Choose a password</h1>
      {owner ? (
        <AccountSection
          title={owner.email}
          lead="Twelve characters or more. Four words that do not belong together are easy to remember and hard to guess."
        >
          <FormNotice problem={problem} />
          <Form method="post" className="grid max-w-md gap-4">
            <input type="hidden" autoComplete="username" value={owner.email} />
            <SecretField label="New password" name="next" autoComplete="new-password" />
            <SecretField label="New password again" name="again" autoComplete="new-password" />
            <div>
              <Button type="submit" look="primary" aria-disabled={busy || undefined}>
                Set the password
              </Button>
            </div>
          </Form>
        </AccountSection>
      ) : (
        <Notice tone="problem" role="alert">
          {over}
        </Notice>
      )}
    </div>
  );
}
