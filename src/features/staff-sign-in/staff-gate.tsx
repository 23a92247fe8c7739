import { type ReactNode, useEffect } from 'react';
import { GuardStatus } from './guard-screens.tsx';
import { hearOtherTabs } from './session-channel.ts';
import { readSession } from './session-client.ts';
import { StaffLogin } from './staff-login.tsx';
import { type GuardPolicy, useGuard } from './use-guard.ts';
import type { Refused } from './words.ts';

interface StaffGateProps {
  /** The result of the last attempt, where the server rendered the page again. */
  refused?: Refused | undefined;
  /** The guarded pages. The server sends them to signed-in staff only; undefined after a refusal. */
  children?: ReactNode;
}

const policy: GuardPolicy = {
  validate: async (isRefused) => {
    try {
      return (await readSession()) ? undefined : 'no-session';
    } catch {
      // While the session is unknown, the server's last decision applies.
      return isRefused ? 'no-session' : undefined;
    }
  },
  refusedAgain: 'no-session',
  onAllowed: () => {},
  problemOf: () => undefined,
  onEnd: () => false,
};

/**
 * The guard of the pages of all staff: without a session it asks for the password in their place. A session that ends
 * during editing hides the page and preserves its state until the next sign-in; after a sign-out nothing of it stays.
 */
export function StaffGate({ refused, children }: StaffGateProps) {
  const { state, enter } = useGuard(policy, children === undefined);
  const isClosed = state.stage === 'closed';
  useEffect(() => {
    if (!isClosed) return;
    // Staff may sign in in another tab and return to this one.
    const look = () => {
      if (document.hidden) return;
      readSession().then(
        (session) => session && enter(),
        () => {},
      );
    };
    const deafen = hearOtherTabs(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      deafen();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isClosed, enter]);

  const leftOnPurpose = state.stage === 'closed' && state.why === 'signed-out';
  return (
    <>
      {state.stage === 'checking' && <GuardStatus text="Loading..." />}
      {isClosed && <StaffLogin refused={refused} onSignedIn={enter} />}
      {!leftOnPurpose && children !== undefined && (
        <div className={state.stage === 'open' ? undefined : isClosed ? 'hidden' : 'hidden noscript:block'}>
          {children}
        </div>
      )}
      {state.stage === 'checking' && children === undefined && (
        <div className="hidden noscript:block">
          <StaffLogin refused={refused} />
        </div>
      )}
    </>
  );
}
