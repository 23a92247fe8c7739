import { Form } from 'react-router';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { OwnAccountReply, SessionView } from '#wire/accounts.ts';
import { AccountSection, FormNotice } from './form-parts.tsx';

interface SessionsSectionProps {
  sessions: readonly SessionView[];
  reply: OwnAccountReply | undefined;
  clock: string;
  busy: boolean;
}

/** The sessions of an account, each with a button that ends it. */
export function SessionsSection({ sessions, reply, clock, busy }: SessionsSectionProps) {
  return (
    <AccountSection
      title="Where you are signed in"
      lead={`A session ends 12 hours after it was last used, and after a day at most. Times are in ${clock}; the last part of an address is not kept.`}
    >
      <FormNotice done={reply?.done} problem={reply?.problem} />
      <ul aria-label="Sessions" className="divide-y divide-line">
        {sessions.map(({ id, device, place, started, lastSeen, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {isThis && <Badge className="px-2.5 py-0.5">This one</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                {place ? `From ${place} · ` : ''}last seen {lastSeen} · since {started}
              </p>
            </div>
            {!isThis && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" aria-disabled={busy || undefined}>
                  Sign out
                  <span className="sr-only">
                    {' '}
                    {device}, last seen {lastSeen}
                  </span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-ink-soft">You are signed in nowhere else.</p>}
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit" aria-disabled={busy || undefined}>
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </AccountSection>
  );
}
