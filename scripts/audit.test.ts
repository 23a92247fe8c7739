import { expect, test } from 'vitest';
import { read } from './audit.ts';

test('a registry that refuses or does not answer is an error, not a pass', () => {
  const refused = read(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect([refused.code, refused.lines[0]]).toEqual([2, expect.stringContaining('405 Method Not Allowed')]);
  expect(read('').code).toBe(2);
  expect(read(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })).code).toBe(0);
});

test('a known vulnerability is reported with its package, and the exit code is 1', () => {
  const pg = { severity: 'high', range: '<8.20.0', fixAvailable: true };
  expect(read(JSON.stringify({ vulnerabilities: { pg } }))).toEqual({
    code: 1,
    lines: ['high: pg <8.20.0 (a newer version mends it)'],
  });
});
