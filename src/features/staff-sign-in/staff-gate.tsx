import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { GuardStatus } from './guard-screens.tsx';
import { hearOtherTabs } from './session-channel.ts';
import { readSession } from './session-client.ts';
import { StaffLogin } from './staff-login.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import type { Refused } from './words.ts';

interface StaffGateProps {
  /** The result of the last attempt, where the server rendered the page again. */
  refused?: Refused | undefined;
  /** The guarded pages. The server sends them to signed-in staff only; undefined after a refusal. */
  children?: ReactNode;
}

type Stage = 'checking' | 'in' | 'out';

/**
 * Guards the blog administration. The server authorises every request; this shows its decision, and asks for the password
 * without a session. A session that ends during editing hides the page and preserves its state until the next sign-in.
 */
export function StaffGate({ refused, children }: StaffGateProps) {
  const [stage, setStage] = useState<Stage>('checking');
  const [leftOnPurpose, setLeftOnPurpose] = useState(false);
  const { revalidate } = useRevalidator();
  const latest = useRef({ revalidate, refused: children === undefined });
  useEffect(() => {
    latest.current = { revalidate, refused: children === undefined };
  });

  async function open(): Promise<void> {
    setLeftOnPurpose(false);
    if (latest.current.refused) await latest.current.revalidate();
    setStage(latest.current.refused ? 'out' : 'in');
  }
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  });

  useEffect(() => {
    let gone = false;
    readSession()
      // While the session is unknown, the server's last decision applies.
      .catch(() => (latest.current.refused ? null : 'unknown'))
      .then((session) => {
        if (gone) return;
        if (session) return openNow.current();
        setStage('out');
      });
    return () => {
      gone = true;
    };
  }, []);

  useSessionWatch(stage === 'in', {
    onEnd: (how) => {
      setLeftOnPurpose(how === 'signed-out');
      setStage('out');
    },
  });
  useEffect(() => {
    if (stage !== 'out') return;
    // Staff may sign in in another tab and return to this one.
    const look = () => {
      if (document.hidden) return;
      readSession().then(
        (session) => session && openNow.current(),
        () => {},
      );
    };
    const deafen = hearOtherTabs(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      deafen();
      document.removeEventListener('visibilitychange', look);
    };
  }, [stage]);

  const isIn = stage === 'in';
  return (
    <>
      {stage === 'checking' && <GuardStatus text="Loading..." />}
      {stage === 'out' && <StaffLogin refused={refused} onSignedIn={() => openNow.current()} />}
      {!leftOnPurpose && children !== undefined && (
        <div className={isIn ? undefined : stage === 'out' ? 'hidden' : 'hidden noscript:block'}>{children}</div>
      )}
      {stage === 'checking' && children === undefined && (
        <div className="hidden noscript:block">
          <StaffLogin refused={refused} />
        </div>
      )}
    </>
  );
}
