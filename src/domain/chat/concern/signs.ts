import { phraseFinder } from '../text/phrases.ts';
import { type ConcernKind, concernKinds } from './kinds.ts';

/** What in the words of a message tells a kind from those that the classifier knows. */
export interface Signs {
  /** A message of the kind holds a phrase of each list. */
  all: readonly (readonly string[])[];
  unless?: readonly string[] | undefined;
  insteadOf?: readonly ConcernKind[] | undefined;
  beside?: readonly ConcernKind[] | undefined;
  /** They tell it where no kind that it takes the place of has signs of its own. */
  otherwise?: readonly string[] | undefined;
  alone?: boolean | undefined;
}

/** Whether the signs of a kind stand in a normalised text. */
export function signsFinder({ all, unless = [] }: Pick<Signs, 'all' | 'unless'>): (text: string) => boolean {
  const lists = all.map((phrases) => phraseFinder(phrases));
  const isNot = phraseFinder(unless);
  return (text) => lists.every((stands) => stands(text)) && !isNot(text);
}

/** Tells kinds from one another by their signs. Pure. */
export interface KindReader {
  /** Kinds that their signs tell alone. */
  alone(text: string): ConcernKind[];
  /** The kinds that were told, as the signs in the text tell them: as they came where there are none, otherwise the gravest first. */
  refine(named: readonly ConcernKind[], text: string): ConcernKind[];
}

export function createKindReader(kinds: Readonly<Record<ConcernKind, { signs?: Signs | undefined }>>): KindReader {
  const readers = concernKinds.flatMap((kind) => {
    const { signs } = kinds[kind];
    return signs ? [{ kind, signs, stands: signsFinder(signs), isDefault: phraseFinder(signs.otherwise ?? []) }] : [];
  });
  return {
    alone: (text) => readers.filter(({ signs, stands }) => signs.alone && stands(text)).map(({ kind }) => kind),
    refine: (named, text) => {
      const own = readers.filter(({ stands }) => stands(text));
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
      // A kind whose own signs stand is told, too.
      for (const { kind } of standing) replaced.delete(kind);
      const remaining = named.filter((one) => !replaced.has(one));
      return concernKinds.filter((one) => remaining.includes(one) || added.some(({ kind }) => kind === one));
    },
  };
}
