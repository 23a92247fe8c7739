import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import { withNumbers } from '../help-lines.ts';
import { phraseFinder } from '../text/phrases.ts';
import type { Reading, Unremarkable } from './reader.ts';
import type { WholePack } from './record.ts';

/** The kinds of a message, merged with its reading. */
export interface Joined {
  kinds: readonly ConcernKind[];
  /** The reading is one of them. */
  isMeasured: boolean;
  textsFor(about: Finding['about']): Pick<Finding, 'says' | 'meanwhile' | 'beside'>;
}

/** Advice on readings, alone or with other findings. */
export interface ReadingAdvice {
  /**
   * Adds a reading. It never removes a kind that words reported. It replaces an illness that only the classifier found, because
   * the classifier is trained on words, not on values.
   *
   * @param isSure Whether phrases reported a kind, or the classifier's score leaves no doubt.
   */
  join(named: readonly ConcernKind[], reading: Reading | undefined, isSure: (kind: ConcernKind) => boolean): Joined;
  /** The kinds that may accompany a value: some need a phrase of their own. */
  besideValue(named: readonly ConcernKind[], text: string, isNamed: (kind: ConcernKind) => boolean): ConcernKind[];
  /** HTML for a reading that a GP should see this week, an ordinary one, or an unknown one. */
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
      if (!reading || reading.level === 'week') return { kinds: named, isMeasured: false, textsFor: () => ({}) };
      const remaining = named.filter(
        (kind) => !reading.insteadOf.includes(kind) && (isSure(kind) || !isIllness(kind) || kinds[kind].signs?.alone),
      );
      const all = concernKinds.filter((kind) => remaining.includes(kind) || kind === reading.kind);
      const isFirst = all[0] === reading.kind;
      const { level } = reading;
      return {
        kinds: all,
        isMeasured: true,
        textsFor: (about) => {
          const words = level === 'now' && reading.hasSymptoms ? says.withSymptoms : says[level][about];
          const sentence = reading.what && words.replace('{what}', reading.what);
          if (!isFirst) return { ...(sentence ? { beside: sentence } : {}) };
          // If there is also a crisis, its sentence comes first.
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
