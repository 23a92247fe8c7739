import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import type { StaffAccountView } from '#wire/accounts.ts';

interface StaffRowProps {
  account: StaffAccountView;
  busy: boolean;
}

/** An account in the list, with its state and what can be done with it. */
export function StaffRow({ account, busy }: StaffRowProps) {
  const { email, name, role, since, lastSignIn, suspended, hasSecondFactor } = account;
  const isOwn = role === 'administrator';
  return (
    <li className="grid gap-3 p-4 md:px-6">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h4 font-bold">
          {name}
          <span className="flex flex-wrap gap-1.5">
            {isOwn && <Badge className="px-2.5 py-0.5">Administrator</Badge>}
            {suspended && <Badge className="bg-caution-tint px-2.5 py-0.5 text-caution">Suspended</Badge>}
            {hasSecondFactor && <Badge className="px-2.5 py-0.5">Second factor</Badge>}
          </span>
        </h2>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {email} · since {since} · {lastSignIn ? `last sign-in ${lastSignIn}` : 'never signed in'}
          {suspended && ` · suspended ${suspended}`}
        </p>
      </div>
      {isOwn ? (
        <p className="text-sm">
          <Link href="/blog-admin/account" className="text-link">
            Password, second factor and sessions
          </Link>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {!suspended && (
            <Do intent="link" email={email} busy={busy}>
              Make a link<span className="sr-only"> for {name}</span>
            </Do>
          )}
          <Do intent={suspended ? 'let-in' : 'suspend'} email={email} busy={busy}>
            {suspended ? 'Let in again' : 'Suspend'}
            <span className="sr-only"> {name}</span>
          </Do>
          {hasSecondFactor && (
            <Do intent="end-factor" email={email} busy={busy}>
              Turn off the second factor<span className="sr-only"> of {name}</span>
            </Do>
          )}
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 font-semibold text-severe">
              Remove<span className="sr-only"> {name}</span>
            </summary>
            <div className="mt-2 max-w-sm rounded-card border border-edge p-4">
              <p className="mb-3">The account goes for good. What {name} wrote stays.</p>
              <Do intent="remove" email={email} busy={busy}>
                Remove the account<span className="sr-only"> of {name}</span>
              </Do>
            </div>
          </details>
        </div>
      )}
    </li>
  );
}

function Do(props: { intent: string; email: string; busy: boolean; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={props.intent} />
      <input type="hidden" name="email" value={props.email} />
      <Button type="submit" aria-disabled={props.busy || undefined}>
        {props.children}
      </Button>
    </Form>
  );
}
