import { expect, test } from 'vitest';
import { type GuardEvent, guardReducer, guardStart } from './guard-state.ts';

const after = (...events: GuardEvent[]) => events.reduce(guardReducer, guardStart);

test('[ADMIN-03] a page opens after session and account, and each problem closes it for the reason that is shown', () => {
  expect(guardStart).toMatchObject({ stage: 'checking', step: 'session' });
  expect(after({ kind: 'session-found' })).toMatchObject({ stage: 'checking', step: 'account' });
  expect(after({ kind: 'session-found' }, { kind: 'allowed' }).stage).toBe('open');
  expect(after({ kind: 'closed', why: 'security' })).toMatchObject({ stage: 'closed', why: 'security' });
  expect(after({ kind: 'storage-away' }).stage).toBe('away');
});

test('[ADMIN-04] a page whose session ended is validated from the beginning, once for each look', () => {
  const ended = after({ kind: 'allowed' }, { kind: 'closed', why: 'no-session' });
  expect(guardReducer(ended, { kind: 'look-again' })).toEqual({ stage: 'checking', step: 'session', round: 1 });
  expect(after({ kind: 'look-again' }, { kind: 'look-again' }).round).toBe(2);
});
