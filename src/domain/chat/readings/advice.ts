import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import { withNumbers } from '../help-lines.ts';
import type { Reading } from './reader.ts';
import type { WholePack } from './record.ts';

/** What a reading adds to the kinds that a message tells of. */
export interface Joined {
  kinds: readonly ConcernKind[];
  /** The reading is one of them. */
  isMeasured: boolean;
  said(about: Finding['about']): Pick<Finding, 'says' | 'meanwhile' | 'beside'>;
}

/** What is said of readings, alone or beside what else a message tells. */
export interface Advice {
  /**
   * A reading never takes away what words told. What the classifier alone took for an illness gives way to it: it was taught
   * words, not values.
   *
   * @param isSure Whether a kind was told by phrases, or the classifier leaves no doubt.
   */
  join(told: readonly ConcernKind[], reading: Reading | undefined, isSure: (kind: ConcernKind) => boolean): Joined;
  /** HTML for a reading that a GP should see this week. */
  on(reading: Reading | undefined): string | undefined;
}

export function createAdvice({ kinds, readings: { says } }: Pick<WholePack, 'kinds' | 'readings'>): Advice {
  const isIllness = (kind: ConcernKind) => kinds[kind].help === 'ambulance' || kinds[kind].help === 'doctor';

  return {
    join: (told, reading, isSure) => {
      if (!reading || reading.level === 'week') return { kinds: told, isMeasured: false, said: () => ({}) };
      const kept = told.filter(
        (kind) => !reading.insteadOf.includes(kind) && (isSure(kind) || !isIllness(kind) || kinds[kind].signs?.alone),
      );
      const all = concernKinds.filter((kind) => kept.includes(kind) || kind === reading.kind);
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
    on: (reading) =>
      reading?.level === 'week' && reading.what
        ? `<p>${withNumbers(says.week.replace('{what}', reading.what))}</p>`
        : undefined,
  };
}
