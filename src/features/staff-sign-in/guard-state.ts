import type { GuardProblem } from './notices.ts';

/** How far the guard of a staff page is. 'away': the database is unavailable, so the account is unknown. */
export type GuardState = {
  /** Number of validations, each of which starts from the beginning. */
  round: number;
} & (
  | { stage: 'checking'; step: 'session' | 'account' }
  | { stage: 'open' | 'away' }
  | { stage: 'closed'; why: GuardProblem | 'signed-out' }
);

export type GuardEvent =
  | { kind: 'session-found' }
  | { kind: 'allowed' }
  | { kind: 'closed'; why: GuardProblem | 'signed-out' }
  | { kind: 'storage-away' }
  | { kind: 'look-again' };

export const guardStart: GuardState = { stage: 'checking', step: 'session', round: 0 };

/** The one state machine of both guards. */
export function guardReducer({ round }: GuardState, event: GuardEvent): GuardState {
  switch (event.kind) {
    case 'session-found':
      return { stage: 'checking', step: 'account', round };
    case 'allowed':
      return { stage: 'open', round };
    case 'closed':
      return { stage: 'closed', why: event.why, round };
    case 'storage-away':
      return { stage: 'away', round };
    case 'look-again':
      return { stage: 'checking', step: 'session', round: round + 1 };
  }
}
