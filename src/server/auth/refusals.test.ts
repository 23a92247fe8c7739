import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit/audit-trail.ts';
import { createRefusals } from './refusals.ts';

test('[TRUST-07] refusals of callers without a session are listed once an hour and then counted', async () => {
  const noted: AuditEntry[] = [];
  const hours: (() => void)[] = [];
  const trail = { note: async (entry: AuditEntry) => void noted.push(entry) };
  const refusals = createRefusals(trail, { find: async () => undefined }, undefined, (work) => void hours.push(work));
  for (let times = 0; times < 500; times += 1) await refusals.noteStranger('upload', '/upload', '203.0.113.x');
  await refusals.noteStranger('export', '/export', undefined);
  const upload = { action: 'upload-refused', subject: { name: '/upload' } };
  expect(noted).toEqual([
    { ...upload, by: { name: 'somebody', place: '203.0.113.x' }, details: 'not signed in' },
    { action: 'page-refused', subject: { name: '/export' }, by: { name: 'somebody' }, details: 'not signed in' },
  ]);
  for (const ended of hours.splice(0)) ended();
  expect(noted.slice(2)).toEqual([
    { ...upload, by: { name: 'somebody' }, details: 'not signed in; 499 more of this kind within the hour' },
  ]);
  await refusals.noteStranger('upload', '/upload', undefined);
  expect([noted.length, hours.length]).toEqual([4, 1]);
});
