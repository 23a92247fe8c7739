import { randomInt } from 'node:crypto';

// Nothing that looks like something else on a screen or in a hurry: no 0 and o, 1 and l and i.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be read from a screen and typed once: four groups of five, about 99 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
