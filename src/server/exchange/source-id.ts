import { createHash } from 'node:crypto';

type Program = 'wordpress' | 'ghost' | 'list';

/**
 * The id here of a post that another program named: the same one at every import, so that it comes in once, also where its
 * address was changed meanwhile or it never had one. Undefined where the program named none.
 */
export function sourceIdOf(program: Program, name: string): string | undefined {
  if (name === '') return undefined;
  const digits = createHash('sha256').update(`${program} ${name}`).digest('hex');
  // In the form of a UUID that was made from a name (RFC 9562, version 8).
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/**
 * The same for the posts of one file. Posts that were copied or joined there may have one name between them: the first keeps it,
 * the others are known by their numbers, or else their addresses, as well.
 */
export function sourceIdsOf(program: Program): (name: string, ...others: string[]) => string | undefined {
  const used = new Set<string>();
  return (name, ...others) => {
    if (name === '') return undefined;
    const names = [name, ...others.filter((other) => other !== '').map((other) => `${name} ${other}`)];
    const own = names.find((one) => !used.has(one));
    // One that differs in nothing is the same post twice.
    used.add(own ?? name);
    return sourceIdOf(program, own ?? name);
  };
}
