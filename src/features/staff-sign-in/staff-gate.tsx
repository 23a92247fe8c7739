import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { GuardStatus } from './guard-screens.tsx';
import { hearOtherTabs } from './session-channel.ts';
import { readSession } from './session-client.ts';
import { StaffLogin } from './staff-login.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import type { Refused } from './words.ts';

interface StaffGateProps {
  /** What the last try brought, where the page was sent anew. */
  refused?: Refused | undefined;
  /** The pages behind the gate. The server sends them to signed-in staff only; left out where it refused. */
  children?: ReactNode;
}

type Stage = 'checking' | 'in' | 'out';

/**
 * Stands before the blog administration. Who may see it is decided on the server, for every request; this shows it,
 * and asks for the password where nobody is signed in. A session that ends while somebody writes hides the page and
 * keeps it: after signing in again it is as it was.
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
      // Where nobody can say, the server's word of a moment ago stands.
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
    // Somebody may sign in in another tab, and come back to this one.
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
