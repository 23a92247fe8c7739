import { createHash } from 'node:crypto';

type Program = 'wordpress' | 'ghost' | 'list';

/**
 * Derives an id from another program's identifier: the same one at every import, so that the post is imported once, also if its
 * address was changed in the meantime or missing. Undefined without an identifier.
 */
export function sourceIdOf(program: Program, name: string): string | undefined {
  if (name === '') return undefined;
  const digits = createHash('sha256').update(`${program} ${name}`).digest('hex');
  // In the format of a UUID made from a name (RFC 9562, version 8).
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/**
 * The same for the posts of one file. Posts that were copied or merged there may share an identifier: the first post takes it,
 * and the others are also identified by their numbers, or else their addresses.
 */
export function sourceIdsOf(program: Program): (name: string, ...others: string[]) => string | undefined {
  const used = new Set<string>();
  return (name, ...others) => {
    if (name === '') return undefined;
    const names = [name, ...others.filter((other) => other !== '').map((other) => `${name} ${other}`)];
    const own = names.find((one) => !used.has(one));
    // A second post without any difference is the same post.
    used.add(own ?? name);
    return sourceIdOf(program, own ?? name);
  };
}
