import { useEffect, useRef } from 'react';
import type { StaffSession } from '#wire/staff-session.ts';
import { hearOtherTabs } from './session-channel.ts';
import { readSession, refreshSession } from './session-client.ts';
import { SessionWatch } from './session-watch.ts';

export interface SessionEvents {
  onSession?: (session: StaffSession) => void;
  /** 'ended': expired or ended on the server; 'signed-out': another tab of this browser signed out. */
  onEnd: (how: 'ended' | 'signed-out') => void;
}

/** Watches the session while `active`, and listens for a sign-out in another tab. */
export function useSessionWatch(active: boolean, events: SessionEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!active) return;
    const watch = new SessionWatch({
      read: readSession,
      refresh: refreshSession,
      onSession: (session) => latest.current.onSession?.(session),
      onEnd: () => latest.current.onEnd('ended'),
    });
    void watch.look();
    const lookNow = () => {
      if (!document.hidden) void watch.look();
    };
    const deafen = hearOtherTabs((news) => {
      if (news === 'signed-in') return void watch.look();
      watch.stop();
      latest.current.onEnd('signed-out');
    });
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('online', lookNow);
    // A page from the back-forward cache was frozen: its session may be over.
    window.addEventListener('pageshow', lookNow);
    return () => {
      watch.stop();
      deafen();
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('online', lookNow);
      window.removeEventListener('pageshow', lookNow);
    };
  }, [active]);
}
