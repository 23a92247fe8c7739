/** A code as it was given out, however it was typed: with spaces or capitals, a recovery code with or without its hyphen. */
export function readCode(typed: string): string {
  const plain = typed.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
