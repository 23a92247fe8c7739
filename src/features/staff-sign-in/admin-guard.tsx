import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { GuardStatus, GuardStop } from './guard-screens.tsx';
import { type GuardProblem, type LoginNotice, noticeState } from './notices.ts';
import { tellOtherTabs } from './session-channel.ts';
import { endSession, readSession, readUser } from './session-client.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { validateAdministrator } from './validate-administrator.ts';

interface AdminGuardProps {
  /** Why the server sent nothing to show; undefined where it sent the page. */
  refusal: Extract<GuardProblem, 'no-session' | 'not-administrator'> | undefined;
  /** The page. The server sends it to the administrator only. */
  children?: ReactNode;
}

type Stage = 'validating' | 'loading' | 'open' | { problem: GuardProblem };

/** How long a problem is shown before it leads to the sign-in page, which repeats it. Milliseconds. */
const problemTime = 4000;
const login = '/admin/login';

/**
 * Stands before the administrator's pages. Who may see them is decided on the server, for every request; this shows
 * it, asks again when the page opens and every 30 seconds, and leads to the sign-in page when the session is over.
 * Without script the server's word stands at once.
 */
export function AdminGuard({ refusal, children }: AdminGuardProps) {
  const [stage, setStage] = useState<Stage>('validating');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ navigate, revalidate, refusal });
  useEffect(() => {
    latest.current = { navigate, revalidate, refusal };
  });

  useEffect(() => {
    let gone = false;
    const show = (next: Stage) => {
      if (!gone) setStage(next);
    };
    void (async () => {
      const problem = await validateAdministrator({ readSession, readUser, onSession: () => show('loading') });
      if (problem) return show({ problem });
      // Somebody signed in since the server refused: ask it for the page.
      if (latest.current.refusal && !gone) await latest.current.revalidate();
      show(latest.current.refusal ? { problem: 'security' } : 'open');
      tellOtherTabs('signed-in');
    })();
    return () => {
      gone = true;
    };
  }, []);

  const problem = typeof stage === 'object' ? stage.problem : undefined;
  useEffect(() => {
    if (!problem) return;
    if (problem === 'not-administrator') void endSession().catch(() => {});
    const timer = setTimeout(() => leave(latest.current.navigate, problem), problemTime);
    return () => clearTimeout(timer);
  }, [problem]);

  useSessionWatch(stage === 'open', {
    onSession: ({ user }) => {
      if (user.role !== 'administrator') setStage({ problem: 'not-administrator' });
    },
    onEnd: (how) => leave(navigate, how === 'signed-out' ? 'signed-out' : 'no-session'),
  });

  if (problem) return <GuardStop problem={problem} />;
  return (
    <>
      {stage !== 'open' && (
        <GuardStatus text={stage === 'loading' ? 'Loading admin panel...' : 'Validating admin access...'} />
      )}
      <div className={stage === 'open' ? undefined : 'hidden noscript:block'}>
        {refusal ? <GuardStop problem={refusal} /> : children}
      </div>
    </>
  );
}

function leave(navigate: ReturnType<typeof useNavigate>, notice: LoginNotice): void {
  void navigate(login, { replace: true, state: noticeState(notice) });
}
