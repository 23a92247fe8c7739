import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import { withNumbers } from '../help-lines.ts';
import { phraseFinder } from '../text/phrases.ts';
import type { Reading, Unremarkable } from './reader.ts';
import type { WholePack } from './record.ts';

/** What a reading adds to the kinds that a message tells of. */
export interface Joined {
  kinds: readonly ConcernKind[];
  /** The reading is one of them. */
  isMeasured: boolean;
  said(about: Finding['about']): Pick<Finding, 'says' | 'meanwhile' | 'beside'>;
}

/** What is said of readings, alone or beside what else a message tells. */
export interface ReadingAdvice {
  /**
   * A reading never takes away what words told. What the classifier alone took for an illness gives way to it: it was taught
   * words, not values.
   *
   * @param isSure Whether a kind was told by phrases, or the classifier leaves no doubt.
   */
  join(named: readonly ConcernKind[], reading: Reading | undefined, isSure: (kind: ConcernKind) => boolean): Joined;
  /** The kinds that stand beside a value: some are told with words of their own only. */
  besideValue(named: readonly ConcernKind[], text: string, isNamed: (kind: ConcernKind) => boolean): ConcernKind[];
  /** HTML for a reading that a GP should see this week, an ordinary one, or one that is not read. */
  on(reading: Reading | undefined, other: Unremarkable | undefined): string | undefined;
}

export function createAdvice({ kinds, readings }: Pick<WholePack, 'kinds' | 'readings'>): ReadingAdvice {
  const { says } = readings;
  const beside = new Map(
    concernKinds.flatMap((kind) => {
      const words = readings.besideReading[kind];
      return words ? [[kind, phraseFinder(words)] as const] : [];
    }),
  );
  const isIllness = (kind: ConcernKind) => kinds[kind].help === 'ambulance' || kinds[kind].help === 'doctor';

  return {
    join: (named, reading, isSure) => {
      if (!reading || reading.level === 'week') return { kinds: named, isMeasured: false, said: () => ({}) };
      const remaining = named.filter(
        (kind) => !reading.insteadOf.includes(kind) && (isSure(kind) || !isIllness(kind) || kinds[kind].signs?.alone),
      );
      const all = concernKinds.filter((kind) => remaining.includes(kind) || kind === reading.kind);
      const isFirst = all[0] === reading.kind;
      const { level } = reading;
      return {
        kinds: all,
        isMeasured: true,
        said: (about) => {
          const words = level === 'now' && reading.hasSymptoms ? says.withSymptoms : says[level][about];
          const sentence = reading.what && words.replace('{what}', reading.what);
          if (!isFirst) return { ...(sentence ? { beside: sentence } : {}) };
          // Whoever told of a crisis as well is answered as a person first.
          const crisis = all.find((kind) => kinds[kind].help === 'talking' || kinds[kind].help === 'safety');
          const first = [crisis && kinds[crisis][about], sentence].filter(Boolean).join(' ');
          return {
            ...(sentence ? { says: first } : {}),
            ...(reading.meanwhile ? { meanwhile: reading.meanwhile } : {}),
          };
        },
      };
    },
    besideValue: (named, text, isNamed) => named.filter((kind) => isNamed(kind) || beside.get(kind)?.(text) !== false),
    on: (reading, other) => {
      const sentence =
        reading?.level === 'week' && reading.what
          ? says.week.replace('{what}', reading.what)
          : other?.kind === 'ordinary'
            ? says.ordinary.replace('{what}', other.called)
            : other && says.unread;
      return sentence && `<p>${withNumbers(sentence)}</p>`;
    },
  };
}
