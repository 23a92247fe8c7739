import { createHmac } from 'node:crypto';

/** The code that an authenticator app shows for a key (RFC 6238). */
export function appCode(key: string, at = Date.now()): string {
  const bits = [...key].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  return String((mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The same for an otpauth: URL. */
export const appCodeOf = (uri: string, at?: number) => appCode(new URL(uri).searchParams.get('secret') ?? '', at);
