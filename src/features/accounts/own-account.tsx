import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import type { OwnAccountReply, OwnAccountView } from '#wire/accounts.ts';
import { AccountSection, FormNotice, SecretField } from './form-parts.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface OwnAccountProps {
  view: OwnAccountView;
  reply: OwnAccountReply | undefined;
  /** Names the time zone of the times shown. */
  clock: string;
  busy: boolean;
}

/** Password, second factor and sessions of the signed-in person. Plain forms: they work without script. */
export function OwnAccount({ view, reply, clock, busy }: OwnAccountProps) {
  const of = (section: OwnAccountReply['section']) => (reply?.section === section ? reply : undefined);
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2 font-extrabold">Your account</h1>
          <p className="mt-1 text-ink-soft">
            {view.name} · <span className="break-all">{view.email}</span>
          </p>
        </div>
        <ButtonLink href="/blog-admin" look="secondary">
          Blog administration
        </ButtonLink>
      </div>
      {view.mustSetUpFactor && (
        <p role="status" className="mt-6 max-w-3xl font-semibold">
          This clinic asks everybody on staff for a second factor. Set yours up below, and everything else opens.
        </p>
      )}
      <div className="mt-8 grid max-w-3xl gap-6">
        <AccountSection
          title="Password"
          lead="Twelve characters or more. Four words that do not belong together are easy to remember and hard to guess."
        >
          <FormNotice {...of('password')} />
          <Form method="post" preventScrollReset className="grid max-w-md gap-4">
            <input type="hidden" name="intent" value="change-password" />
            <input type="hidden" autoComplete="username" value={view.email} />
            <SecretField label="Present password" name="password" autoComplete="current-password" />
            <SecretField label="New password" name="next" autoComplete="new-password" />
            <SecretField label="New password again" name="again" autoComplete="new-password" />
            <div>
              <Button type="submit" aria-disabled={busy || undefined}>
                Change the password
              </Button>
            </div>
          </Form>
        </AccountSection>
        <SecondFactorSection view={view} reply={of('factor')} busy={busy} />
        <SessionsSection sessions={view.sessions} reply={of('sessions')} clock={clock} busy={busy} />
      </div>
    </div>
  );
}
