import { expect, test } from 'vitest';
import { deviceName, roughPlace } from './where-from.ts';

test('[TRUST-07] an address is shortened, and other text is dropped', () => {
  expect(['203.0.113.77', '2001:db8:7:1::/64', '::/64', 'unknown', 'x:y', ''].map(roughPlace)).toEqual([
    '203.0.113.x',
    '2001:db8:7::x',
    '::x',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[TRUST-07] a device is named by its browser and system', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
  expect(deviceName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/147.0`)).toBe('Edge on Windows');
  expect(deviceName(`Mozilla/5.0 (Linux; Android 16) ${chrome}`)).toBe('Chrome on Android');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1')).toBe(
    'Safari on an iPhone',
  );
  expect([deviceName('curl/8.9'), deviceName('')]).toEqual(['A program', 'A program']);
});
