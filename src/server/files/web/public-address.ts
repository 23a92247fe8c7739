import { BlockList, isIPv6 } from 'node:net';

/** IPv4 ranges that are not public: this machine, private networks, networks of providers, and ranges for tests. */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(closed, range, 'ipv4');

/** The public part of IPv6, without ranges that embed an IPv4 address or are for documentation. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(closed, range, 'ipv6');

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
