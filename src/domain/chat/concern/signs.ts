import { phraseFinder } from '../text/phrases.ts';
import { type ConcernKind, concernKinds } from './kinds.ts';

/** Phrases that tell a kind from those that the classifier knows. */
export interface Signs {
  /** A message of the kind holds a phrase of each list. */
  all: readonly (readonly string[])[];
  unless?: readonly string[] | undefined;
  insteadOf?: readonly ConcernKind[] | undefined;
  beside?: readonly ConcernKind[] | undefined;
  /** Phrases that select the kind if none of the kinds that it replaces has signs of its own. */
  otherwise?: readonly string[] | undefined;
  alone?: boolean | undefined;
}

/** Matches a normalised text that holds the signs of a kind. */
export function signsFinder({ all, unless = [] }: Pick<Signs, 'all' | 'unless'>): (text: string) => boolean {
  const lists = all.map((phrases) => phraseFinder(phrases));
  const isNot = phraseFinder(unless);
  return (text) => lists.every((matches) => matches(text)) && !isNot(text);
}

/** Tells kinds apart by their signs. Pure. */
export interface KindReader {
  /** Kinds that their signs select regardless of other findings. */
  alone(text: string): ConcernKind[];
  /** Corrects the kinds found by the signs in the text: unchanged without signs, otherwise the gravest first. */
  refine(named: readonly ConcernKind[], text: string): ConcernKind[];
}

export function createKindReader(kinds: Readonly<Record<ConcernKind, { signs?: Signs | undefined }>>): KindReader {
  const readers = concernKinds.flatMap((kind) => {
    const { signs } = kinds[kind];
    return signs ? [{ kind, signs, matches: signsFinder(signs), isDefault: phraseFinder(signs.otherwise ?? []) }] : [];
  });
  return {
    alone: (text) => readers.filter(({ signs, matches }) => signs.alone && matches(text)).map(({ kind }) => kind),
    refine: (named, text) => {
      const own = readers.filter(({ matches }) => matches(text));
      const hasOwn = (one: ConcernKind) => own.some(({ kind }) => kind === one);
      const standing = readers.filter(
        ({ kind, signs: { insteadOf = [] }, isDefault }) =>
          hasOwn(kind) || (!insteadOf.some(hasOwn) && isDefault(text)),
      );
      const isNamed = (one: ConcernKind) => named.includes(one);
      const added = standing.filter(({ signs: { insteadOf = [], beside = [] } }) =>
        [...insteadOf, ...beside].some(isNamed),
      );
      if (added.length === 0) return [...named];
      const replaced = new Set(added.flatMap(({ signs }) => signs.insteadOf ?? []));
      // A kind with signs of its own is not replaced.
      for (const { kind } of standing) replaced.delete(kind);
      const remaining = named.filter((one) => !replaced.has(one));
      return concernKinds.filter((one) => remaining.includes(one) || added.some(({ kind }) => kind === one));
    },
  };
}
