/** Normalises a typed code: removes spaces and capitals, and the hyphen of a recovery code. */
export function readCode(typed: string): string {
  const plain = typed.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
