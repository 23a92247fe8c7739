import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('the address of the caller', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
    ['', 'unknown'],
  ])('a connection from %s has the caller %s', (remote, caller) => {
    expect(clientAddress(requestFrom(remote), false)).toBe(caller);
  });

  test('without a trusted proxy, forwarded addresses are ignored', () => {
    expect(clientAddress(requestFrom('203.0.113.7', '198.51.100.1'), false)).toBe('203.0.113.7');
  });

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['1.2.3.4, 5.6.7.8,198.51.100.1', '198.51.100.1'],
    ['1.2.3.4, 198.51.100.1:51234', '198.51.100.1'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    // An invalid value: the proxy itself is counted.
    ['', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['198.51.100.1, ', '10.0.0.1'],
    ['198.51.100.1, <script>', '10.0.0.1'],
    ['999.1.1.1', '10.0.0.1'],
  ])('behind a trusted proxy the last hop of %j is the caller: %s', (forwarded, caller) => {
    expect(clientAddress(requestFrom('10.0.0.1', forwarded), true)).toBe(caller);
  });

  test('addresses of one network of 64 bits count as one', () => {
    const one = clientAddress(requestFrom('2001:db8:1:2:aaaa::1'), false);
    expect(clientAddress(requestFrom('2001:db8:1:2:bbbb:cccc:dddd:eeee'), false)).toBe(one);
    expect(clientAddress(requestFrom('2001:db8:1:3::1'), false)).not.toBe(one);
  });
});
