import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GuardStatus, GuardStop } from './guard-screens.tsx';
import { type GuardProblem, loginWith } from './notices.ts';
import { tellOtherTabs } from './session-channel.ts';
import { endSession, readSession, readUser } from './session-client.ts';
import { StorageAway } from './storage-away.tsx';
import { type GuardPolicy, useGuard } from './use-guard.ts';
import { validateAdministrator } from './validate-administrator.ts';

interface AdminGuardProps {
  /** The server's reason for a refusal; undefined where it sent the page. */
  refusal: Extract<GuardProblem, 'no-session' | 'not-administrator'> | undefined;
  /** The page, which the server sends to the administrator only. */
  children?: ReactNode;
}

/** Milliseconds that a problem is shown before the redirect to the sign-in page, which repeats it. */
const problemTime = 4000;

/**
 * The guard of the administrator's pages: where the session is over or is not the administrator's, it leads to the sign-in
 * page. Without script the server's decision is shown at once.
 */
export function AdminGuard({ refusal, children }: AdminGuardProps) {
  const navigate = useNavigate();
  const policy: GuardPolicy = {
    validate: (_, onSession) => validateAdministrator({ readSession, readUser, onSession }),
    refusedAgain: 'security',
    onAllowed: () => tellOtherTabs('signed-in'),
    problemOf: ({ user }) => (user.role === 'administrator' ? undefined : 'not-administrator'),
    onEnd: (how) => {
      // A deliberate reload, so that the page holds nothing of the old content. In other cases unsaved text may exist.
      if (how === 'signed-out') window.location.replace(loginWith('signed-out'));
      else void navigate(loginWith('no-session'), { replace: true });
      return true;
    },
  };
  const { state, lookAgain } = useGuard(policy, refusal !== undefined);
  const problem = state.stage === 'closed' && state.why !== 'signed-out' ? state.why : undefined;
  useLoginAfter(problem, lookAgain);

  if (problem) return <GuardStop problem={problem} />;
  return (
    <>
      {state.stage === 'away' && <StorageAway onBack={lookAgain} />}
      {state.stage === 'checking' && (
        <GuardStatus text={state.step === 'account' ? 'Loading admin panel...' : 'Validating admin access...'} />
      )}
      <div className={state.stage === 'open' ? undefined : 'hidden noscript:block'}>
        {refusal ? <GuardStop problem={refusal} /> : children}
      </div>
    </>
  );
}

/** Leads to the sign-in page after a problem was shown. */
function useLoginAfter(problem: GuardProblem | undefined, lookAgain: () => void): void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  // The sign-in page redirects signed-in visitors back here: validate again instead of repeating the problem.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key && problem) lookAgain();
    shownAt.current = key;
  }, [key, problem, lookAgain]);
  useEffect(() => {
    if (!problem) return;
    if (problem === 'not-administrator') void endSession().catch(() => {});
    const timer = setTimeout(() => void latest.current(loginWith(problem), { replace: true }), problemTime);
    return () => clearTimeout(timer);
  }, [problem]);
}
