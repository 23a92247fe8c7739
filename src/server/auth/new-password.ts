import { randomInt } from 'node:crypto';

// No characters that look alike on a screen: no 0 and o, 1 and l and i.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function group(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** A password to be read from a screen and typed once: four groups of five, about 99 bits. */
export function newPassword(): string {
  return Array.from({ length: 4 }, () => group(5)).join('-');
}

/** Recovery codes to be written down, each valid once without the telephone: about 50 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 8 }, () => `${group(5)}-${group(5)}`);
}
