import { describe, expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { reviewed, reviewedPhrase, withEvidence } from './reviewed.ts';

describe('[SAFE-02] reviewed phrases', () => {
  test('decide the messages that they are for, and leave the others alone', () => {
    for (const record of reviewed) {
      for (const message of record.matches) expect(reviewedPhrase(normalise(message)), message).toBe(record);
      for (const message of record.not) expect(reviewedPhrase(normalise(message)), message).not.toBe(record);
    }
  });

  test('nobody signed what nobody has read', () => {
    for (const { reviewedBy, reviewedOn } of reviewed) expect(reviewedBy === '').toBe(reviewedOn === '');
  });

  test('vomiting on a medicine is no pregnancy, and what no kind is left for stays an emergency', () => {
    expect(withEvidence(['pregnancy'], 'ive been vomiting since the new tablets')).toEqual(['abdomen']);
    expect(withEvidence(['pregnancy'], 'im 30 weeks and bleeding')).toEqual(['pregnancy']);
    expect(withEvidence(['anaphylaxis', 'breathing'], 'he is on the floor')).toEqual(['breathing']);
    expect(withEvidence(['anaphylaxis'], 'he is on the floor')).toEqual(['emergency']);
    expect(withEvidence([], 'hello')).toEqual([]);
  });
});
