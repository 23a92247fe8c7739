import { BlockList, isIPv6 } from 'node:net';

/** Of IPv4 everything that is not on the open internet: this machine, networks of a house, of a provider, and for tests. */
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

/** Of IPv6 one part is the open internet, without what leads to an IPv4 address in disguise or stands for examples. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(closed, range, 'ipv6');

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Whether an IP address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
