import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { alarmFrom, type Classifier, likeliest, type MeaningOf } from './classifier.ts';
import { type ConcernKind, concernKinds, type Finding } from './kinds.ts';
import { type ConcernPack, finderOf, sentenceFinderOf } from './record.ts';

/** What a message says of the person who writes, an emergency or not. */
export type Facts = Pick<Finding, 'young' | 'firstNations'>;

/** The concern stage: reviewed phrases, or one classifier. Pure. */
export interface ConcernFinder {
  /**
   * The emergency or crisis that a message tells of.
   *
   * @param meaningOf Knows the embeddings of `textsToRead(message)`; without it only phrases are looked for.
   */
  find(message: string, meaningOf?: MeaningOf): Finding | undefined;
  factsOf(message: string): Facts;
}

export function createConcernFinder(pack: ConcernPack, classify: Classifier): ConcernFinder {
  const decisive = pack.decisive.map((record) => ({ record, stands: finderOf(record) }));
  const neverMissed = pack.neverMissed.map((record) => ({ record, stands: sentenceFinderOf(record, true) }));
  const whileUnread = pack.neverMissed.map((record) => ({ record, stands: sentenceFinderOf(record, false) }));
  const needs = new Map(
    concernKinds.flatMap((kind) => {
      const words = pack.kinds[kind].needs;
      return words ? [[kind, phraseFinder(words)] as const] : [];
    }),
  );
  const says = Object.fromEntries(
    Object.entries(pack.facts).map(([name, record]) => [name, finderOf(record)]),
  ) as Record<keyof ConcernPack['facts'], (text: string) => boolean>;

  const factsOf = (text: string): Facts => ({ young: says.young(text), firstNations: says.firstNations(text) });

  const aboutOf = (kind: ConcernKind, text: string): Finding['about'] => {
    const isWriter = pack.kinds[kind].amongPeople ? says.selfAmongPeople(text) : says.self(text);
    return says.other(text) && !isWriter ? 'other' : 'self';
  };

  return {
    find: (message, meaningOf) => {
      const text = normalise(message);
      const decided = decisive.find(({ stands }) => stands(text))?.record;
      const alone = decided && decided.kinds.length > 0 ? decided : undefined;
      const reading = !alone && meaningOf ? classify(message, meaningOf) : undefined;
      const plain = (alone ? [] : reading ? neverMissed : whileUnread)
        .filter(({ stands }) => stands(text))
        .map(({ record }) => record);
      const named = (alone ? [alone] : plain).flatMap(({ kinds }) => kinds);
      const allows = (kind: ConcernKind) => needs.get(kind)?.(text) !== false;
      // Two kinds have their say in an answer: beside a phrase, one more.
      const most = named.length > 0 ? 1 : 2;
      const weighed = reading && reading.weight > alarmFrom ? likeliest(reading, allows, most) : [];
      const told = [...named, ...weighed.filter((kind) => !decided?.overrules?.includes(kind))];
      const [first, ...rest] = alone?.kinds ?? concernKinds.filter((kind) => told.includes(kind));
      if (!first) return undefined;
      const person = alone?.person ?? plain.find((record) => record.person)?.person;
      return {
        kinds: [first, ...rest],
        isPlain: named.length > 0,
        about: person ?? aboutOf(first, text),
        ...(alone?.says ? { says: alone.says } : {}),
        ...factsOf(text),
        insulinMissed: says.insulinMissed(text) && !says.lowSugar(text),
        confused: says.confused(text),
      };
    },
    factsOf: (message) => factsOf(normalise(message)),
  };
}
