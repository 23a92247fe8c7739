import { expect, test } from 'vitest';
import { type DeskAnswer, type DeskApi, deskAddress, draftRequest, previewRequest, publishRequest } from './desk.ts';

const draft: DeskApi['draft']['request'] = { key: 'site.yaml#hours', value: [], base: null, expected: null };
const publish: DeskApi['publish']['request'] = { ...draft, expectedLive: null, from: null, to: null };

test('[DESK-03] a draft may have any value, also none, but the value must be sent', () => {
  for (const value of [null, '', { any: ['thing'] }, 0]) {
    expect(draftRequest.safeParse({ ...draft, value }).success, JSON.stringify(value)).toBe(true);
  }
  expect(draftRequest.safeParse({ ...draft, value: undefined }).success).toBe(false);
  for (const key of ['site.yaml', '../secret', 'hours']) {
    expect(draftRequest.safeParse({ ...draft, key }).success, key).toBe(false);
  }
});

test('[DESK-02] a release ends after it begins', () => {
  const [from, to] = ['2026-12-24T00:00:00.000Z', '2027-01-04T00:00:00.000Z'];
  expect(publishRequest.safeParse({ ...publish, from, to }).success).toBe(true);
  expect(publishRequest.safeParse({ ...publish, from: to, to: from }).success).toBe(false);
  expect(publishRequest.safeParse({ ...publish, from, to: from }).success).toBe(false);
});

test('[DESK-03] a preview is of an address of this site', () => {
  for (const [address, isOwn] of [
    ['/', true],
    ['/faq', true],
    ['//elsewhere.example', false],
    ['https://x.example', false],
  ] as const) {
    expect(previewRequest.safeParse({ key: draft.key, address }).success, address).toBe(isOwn);
  }
  expect(deskAddress.startsWith('/api/')).toBe(true);
});

test('[DESK-05] a conflict says what the other person saved', () => {
  const theirs = { version: 2, value: 'b', editor: 'jo@clinic.example', savedAt: '2026-06-01T00:00:00.000Z' };
  const conflict = { theirs, merged: 'a', conflicts: [{ path: '', base: 'x', mine: 'a', theirs: 'b' }] };
  const answer: DeskAnswer<'draft'> = { error: { code: 'conflict', message: 'Someone else changed it' }, conflict };
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
});
