import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { requiredOnSending } from '#ui/field/required-on-sending.ts';
import type { StaffAccountsReply, StaffAccountView } from '#wire/accounts.ts';
import { AccountSection, FormNotice, SecretField } from './form-parts.tsx';
import { StaffRow } from './staff-row.tsx';

interface StaffAccountsProps {
  accounts: readonly StaffAccountView[];
  reply: StaffAccountsReply | undefined;
  clock: string;
  busy: boolean;
}

/** Who may sign in. Plain forms: they work without script. */
export function StaffAccountsScreen({ accounts, reply, clock, busy }: StaffAccountsProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2 font-extrabold">Staff accounts</h1>
          <p className="mt-1 text-ink-soft">Who may sign in, and since when. Times are in {clock}.</p>
        </div>
        <ButtonLink href="/admin/studio" look="secondary">
          Admin studio
        </ButtonLink>
      </div>
      <div className="mt-8 grid max-w-4xl gap-6">
        <FormNotice done={reply?.done} problem={reply?.problem} />
        {reply?.confirm && <Confirmation fields={reply.confirm} busy={busy} />}
        {reply?.link && <PasswordLink link={reply.link} />}
        <ul aria-label="Accounts" className="divide-y divide-line rounded-card border border-line bg-surface">
          {accounts.map((account) => (
            <StaffRow key={account.email} account={account} busy={busy} />
          ))}
        </ul>
        <AddForm key={accounts.length} typed={reply?.typed} busy={busy} />
      </div>
    </div>
  );
}

interface ConfirmationProps {
  /** The form that waits for the password. */
  fields: NonNullable<StaffAccountsReply['confirm']>;
  busy: boolean;
}

function Confirmation({ fields, busy }: ConfirmationProps) {
  return (
    <AccountSection title="Your password" lead="Asked for again ten minutes after you last typed it.">
      <Form method="post" preventScrollReset className="grid max-w-md gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SecretField label="Your password" name="password" autoComplete="current-password" />
        <div>
          <Button type="submit" look="primary" aria-disabled={busy || undefined}>
            Go on
          </Button>
        </div>
      </Form>
    </AccountSection>
  );
}

function PasswordLink({ link }: { link: NonNullable<StaffAccountsReply['link']> }) {
  return (
    <div className="rounded-card border border-edge bg-surface p-5">
      <p className="font-mono break-all select-all">{link.address}</p>
      <p className="mt-2 text-sm text-ink-soft">
        It is shown this once, works once, and until {link.until}. Send it only to {link.email}.
      </p>
      <CopyButton text={link.address} done="Link copied" className="mt-4">
        Copy the link
      </CopyButton>
    </div>
  );
}

function AddForm({ typed, busy }: { typed: StaffAccountsReply['typed']; busy: boolean }) {
  return (
    <AccountSection title="Add somebody" lead="They reach the blog administration, and nothing of this studio.">
      <Form method="post" preventScrollReset className="grid max-w-md gap-4">
        <input type="hidden" name="intent" value="add" />
        <Field label="Name">
          {(box) => (
            <input
              {...box}
              name="name"
              ref={requiredOnSending}
              required
              maxLength={100}
              defaultValue={typed?.name}
              className={boxClasses}
            />
          )}
        </Field>
        <Field label="Email">
          {(box) => (
            <input
              {...box}
              name="email"
              type="email"
              ref={requiredOnSending}
              required
              maxLength={254}
              spellCheck={false}
              defaultValue={typed?.email}
              className={boxClasses}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="primary" aria-disabled={busy || undefined}>
            Add and make a link
          </Button>
        </div>
      </Form>
    </AccountSection>
  );
}
