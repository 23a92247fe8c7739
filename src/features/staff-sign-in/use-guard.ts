import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffSession } from '#wire/staff-session.ts';
import { type GuardState, guardReducer, guardStart } from './guard-state.ts';
import type { GuardProblem } from './notices.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** What differs between the guards. */
export interface GuardPolicy {
  /**
   * Validates the session. Resolves with the problem, 'away' while the database is unavailable, or undefined.
   *
   * @param isRefused Whether the server refused the page.
   * @param onSession Called where the session counts and its account is checked next.
   */
  validate: (isRefused: boolean, onSession: () => void) => Promise<GuardProblem | 'away' | undefined>;
  /** Why the page stays closed where the server refuses it again. */
  refusedAgain: GuardProblem;
  /** Called once a valid session is known. */
  onAllowed: () => void;
  /** The problem of a session that a later check finds. */
  problemOf: (session: StaffSession) => GuardProblem | undefined;
  /** Called when the session is over; true where the page leaves. Otherwise it is closed in its place. */
  onEnd: (how: 'ended' | 'signed-out') => boolean;
}

export interface Guard {
  state: GuardState;
  /** Validates again from the beginning. */
  lookAgain: () => void;
  /** Opens the page after a sign-in; where the server refused it, it is requested again first. */
  enter: () => Promise<void>;
}

/**
 * Guards a staff page. The server authorises every request; this shows its decision, validates the session when the page
 * opens, and watches it while the page is open.
 *
 * @param isRefused Whether the server refused the page.
 */
export function useGuard(policy: GuardPolicy, isRefused: boolean): Guard {
  const [state, dispatch] = useReducer(guardReducer, guardStart);
  const { revalidate } = useRevalidator();
  const latest = useRef({ policy, isRefused, revalidate });
  useEffect(() => {
    latest.current = { policy, isRefused, revalidate };
  });

  const enter = useCallback(async () => {
    // A session has started since the server refused: the page is requested again.
    if (latest.current.isRefused) await latest.current.revalidate();
    const { isRefused: isStillRefused, policy: present } = latest.current;
    dispatch(isStillRefused ? { kind: 'closed', why: present.refusedAgain } : { kind: 'allowed' });
  }, []);

  const { round } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts it
  useEffect(() => {
    let gone = false;
    void (async () => {
      const onSession = () => {
        if (!gone) dispatch({ kind: 'session-found' });
      };
      const problem = await latest.current.policy.validate(latest.current.isRefused, onSession);
      if (gone) return;
      if (problem === 'away') return dispatch({ kind: 'storage-away' });
      if (problem) return dispatch({ kind: 'closed', why: problem });
      await enter();
      latest.current.policy.onAllowed();
    })();
    return () => {
      gone = true;
    };
  }, [round]);

  useSessionWatch(state.stage === 'open', {
    onSession: (session) => {
      const problem = latest.current.policy.problemOf(session);
      if (problem) dispatch({ kind: 'closed', why: problem });
    },
    onEnd: (how) => {
      if (latest.current.policy.onEnd(how)) return;
      dispatch({ kind: 'closed', why: how === 'signed-out' ? 'signed-out' : 'no-session' });
    },
  });

  return { state, lookAgain: useCallback(() => dispatch({ kind: 'look-again' }), []), enter };
}
