import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address of the caller, used only to count requests; never logged. It is the address of the connection or, behind a trusted
 * proxy, the last forwarded address, which that proxy added. Earlier forwarded addresses come from the caller.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const hops = trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  return callerOf(withoutPort(hops.at(-1) ?? '')) ?? callerOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/** Some proxies add a port: '203.0.113.7:5123' or '[2001:db8::1]:5123'. */
function withoutPort(hop: string): string {
  const text = hop.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** An IPv4 address, or the /64 network of an IPv6 address: one customer has a whole network. */
export function callerOf(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - rest) }, () => '0');
  const network = [...groups, ...zeros, ...(tail ?? '').split(':')].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
}
