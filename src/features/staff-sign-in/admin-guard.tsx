import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { GuardStatus, GuardStop } from './guard-screens.tsx';
import { type GuardProblem, loginWith } from './notices.ts';
import { tellOtherTabs } from './session-channel.ts';
import { endSession, readSession, readUser } from './session-client.ts';
import { StorageAway } from './storage-away.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import { validateAdministrator } from './validate-administrator.ts';

interface AdminGuardProps {
  /** The server's reason for a refusal; undefined where it sent the page. */
  refusal: Extract<GuardProblem, 'no-session' | 'not-administrator'> | undefined;
  /** The page, which the server sends to the administrator only. */
  children?: ReactNode;
}

/** 'away': the database is unavailable, so the account is unknown. */
type Stage = 'validating' | 'loading' | 'open' | 'away' | { problem: GuardProblem };

/** Milliseconds that a problem is shown before the redirect to the sign-in page, which repeats it. */
const problemTime = 4000;

/**
 * Guards the administrator's pages. The server authorises every request; this shows its decision, checks the session when
 * the page opens and every 30 seconds, and redirects to the sign-in page when the session is over. Without script the
 * server's decision is shown at once.
 */
export function AdminGuard({ refusal, children }: AdminGuardProps) {
  const [stage, setStage] = useState<Stage>('validating');
  // Number of validations, each of which starts from the beginning.
  const [round, setRound] = useState(0);
  const { key } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ navigate, revalidate, refusal });
  useEffect(() => {
    latest.current = { navigate, revalidate, refusal };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts it
  useEffect(() => {
    let gone = false;
    const show = (next: Stage) => {
      if (!gone) setStage(next);
    };
    void (async () => {
      const problem = await validateAdministrator({ readSession, readUser, onSession: () => show('loading') });
      if (problem) return show(problem === 'away' ? problem : { problem });
      // A session has started since the server refused: the page is requested again.
      if (latest.current.refusal && !gone) await latest.current.revalidate();
      show(latest.current.refusal ? { problem: 'security' } : 'open');
      tellOtherTabs('signed-in');
    })();
    return () => {
      gone = true;
    };
  }, [round]);

  const problem = typeof stage === 'object' ? stage.problem : undefined;
  // The sign-in page redirects signed-in visitors back here: validate again instead of repeating the problem.
  const shownAt = useRef(key);
  const lookAgain = useCallback(() => {
    setStage('validating');
    setRound((count) => count + 1);
  }, []);
  useEffect(() => {
    if (shownAt.current !== key && problem) lookAgain();
    shownAt.current = key;
  }, [key, problem, lookAgain]);
  useEffect(() => {
    if (!problem) return;
    if (problem === 'not-administrator') void endSession().catch(() => {});
    const timer = setTimeout(() => void latest.current.navigate(loginWith(problem), { replace: true }), problemTime);
    return () => clearTimeout(timer);
  }, [problem]);

  useSessionWatch(stage === 'open', {
    onSession: ({ user }) => {
      if (user.role !== 'administrator') setStage({ problem: 'not-administrator' });
    },
    onEnd: (how) => {
      // A deliberate reload, so that the page holds nothing of the old content. In other cases unsaved text may exist.
      if (how === 'signed-out') window.location.replace(loginWith('signed-out'));
      else void navigate(loginWith('no-session'), { replace: true });
    },
  });

  if (problem) return <GuardStop problem={problem} />;
  return (
    <>
      {stage === 'away' && <StorageAway onBack={lookAgain} />}
      {(stage === 'validating' || stage === 'loading') && (
        <GuardStatus text={stage === 'loading' ? 'Loading admin panel...' : 'Validating admin access...'} />
      )}
      <div className={stage === 'open' ? undefined : 'hidden noscript:block'}>
        {refusal ? <GuardStop problem={refusal} /> : children}
      </div>
    </>
  );
}
