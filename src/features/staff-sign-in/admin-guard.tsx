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
  /** Why the server sent nothing to show; undefined where it sent the page. */
  refusal: Extract<GuardProblem, 'no-session' | 'not-administrator'> | undefined;
  /** The page. The server sends it to the administrator only. */
  children?: ReactNode;
}

/** 'away': the database cannot say who this is. */
type Stage = 'validating' | 'loading' | 'open' | 'away' | { problem: GuardProblem };

/** How long a problem is shown before it leads to the sign-in page, which repeats it. Milliseconds. */
const problemTime = 4000;

/**
 * Stands before the administrator's pages. Who may see them is decided on the server, for every request; this shows
 * it, asks again when the page opens and every 30 seconds, and leads to the sign-in page when the session is over.
 * Without script the server's word stands at once.
 */
export function AdminGuard({ refusal, children }: AdminGuardProps) {
  const [stage, setStage] = useState<Stage>('validating');
  // Counts validations: each starts anew.
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
      // Somebody signed in since the server refused: ask it for the page.
      if (latest.current.refusal && !gone) await latest.current.revalidate();
      show(latest.current.refusal ? { problem: 'security' } : 'open');
      tellOtherTabs('signed-in');
    })();
    return () => {
      gone = true;
    };
  }, [round]);

  const problem = typeof stage === 'object' ? stage.problem : undefined;
  // The sign-in page sends whoever is signed in after all straight back here: look again instead of repeating the problem.
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
      // On purpose: a page loaded anew holds nothing of what was shown. Otherwise something may not be saved yet.
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
