import { withNumbers } from '../help-lines.ts';
import { createAdvice } from '../readings/advice.ts';
import { createReadingReader } from '../readings/reader.ts';
import type { WholePack } from '../readings/record.ts';
import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { alarmFrom, type Classifier, likeliest, type MeaningOf, sureFrom } from './classifier.ts';
import { type ConcernKind, concernKinds, type Finding } from './kinds.ts';
import { withoutOwners } from './person.ts';
import { type ConcernPack, finderOf, sentenceFinderOf } from './record.ts';
import { createKindReader } from './signs.ts';

/** What a message says about its writer, whether it is an emergency or not. */
export type MessageFacts = Pick<Finding, 'young' | 'firstNations' | 'cannotSpeak'>;

/** The concern stage: reviewed phrases and one classifier. Pure. */
export interface ConcernFinder {
  /**
   * Finds the emergency or crisis in a message.
   *
   * @param meaningOf Returns the embeddings of `textsToRead(message)`; without it only phrases are matched.
   */
  find(message: string, meaningOf?: MeaningOf): Finding | undefined;
  factsOf(message: string): MessageFacts;
  /** Advice on a reading that can wait for some days or on a harmless phrase, and whether the message also asks about the clinic. */
  adviceOn(message: string): { html: string; asksMore: boolean; isSettled: boolean } | undefined;
}

export function createConcernFinder(pack: WholePack, classify: Classifier): ConcernFinder {
  const decisive = pack.decisive.map((record) => ({ record, matches: finderOf(record) }));
  const neverMissed = pack.neverMissed.map((record) => ({ record, matches: sentenceFinderOf(record, true) }));
  const whileUnread = pack.neverMissed.map((record) => ({ record, matches: sentenceFinderOf(record, false) }));
  const needs = new Map(
    concernKinds.flatMap((kind) => {
      const words = pack.kinds[kind].needs;
      return words ? [[kind, phraseFinder(words)] as const] : [];
    }),
  );
  const says = Object.fromEntries(
    Object.entries(pack.facts).map(([name, record]) => [name, finderOf(record)]),
  ) as Record<keyof ConcernPack['facts'], (text: string) => boolean>;

  const asksAboutClinic = finderOf(pack.cues.asksAboutClinic);
  const kindReader = createKindReader(pack.kinds);
  const readings = createReadingReader(pack.readings, pack.english);
  const advice = createAdvice(pack);

  const factsOf = (text: string): MessageFacts => ({
    young: says.young(text),
    firstNations: says.firstNations(text),
    cannotSpeak: says.cannotSpeak(text),
  });

  const aboutOf = (kind: ConcernKind, whole: string): Finding['about'] => {
    const text = withoutOwners(whole);
    const isWriter = pack.kinds[kind].amongPeople ? says.selfAmongPeople(text) : says.self(text);
    return says.other(text) && !isWriter ? 'other' : 'self';
  };

  return {
    find: (message, meaningOf) => {
      const text = normalise(message);
      const decisiveRecord = decisive.find(({ matches }) => matches(text))?.record;
      const alone = decisiveRecord && decisiveRecord.kinds.length > 0 ? decisiveRecord : undefined;
      const reading = !alone && meaningOf ? classify(message, meaningOf) : undefined;
      const plain = (alone ? [] : reading ? neverMissed : whileUnread)
        .filter(({ matches }) => matches(text))
        .map(({ record }) => record);
      const named = (alone ? [alone] : plain).flatMap(({ kinds }) => kinds);
      const allows = (kind: ConcernKind) => needs.get(kind)?.(text) !== false;
      // An answer covers at most two kinds: beside a phrase, one more.
      const most = named.length > 0 ? 1 : 2;
      const isSure = (reading?.weight ?? alarmFrom) > sureFrom;
      // The classifier was trained on words: it scores 'temp 37.2' like any temperature.
      const isByClassifier = reading && reading.weight > alarmFrom && (isSure || !readings.isBare(message));
      const byClassifier = isByClassifier ? likeliest(reading, allows, most) : [];
      const bySigns = kindReader.alone(text);
      const notOverruled = byClassifier.filter((kind) => !decisiveRecord?.overrules?.includes(kind));
      const acceptedByClassifier = readings.isOfValue(message)
        ? advice.besideValue(notOverruled, text, (kind) => bySigns.includes(kind))
        : notOverruled;
      const present = [...named, ...bySigns, ...acceptedByClassifier];
      const measured = readings.read(message);
      const { kinds: all, ...words } = advice.join(
        kindReader.refine(
          alone && bySigns.length === 0 ? present : concernKinds.filter((kind) => present.includes(kind)),
          text,
        ),
        measured,
        (kind) => isSure || named.includes(kind),
      );
      const [first, ...rest] = all;
      if (!first) return undefined;
      const record = [alone, ...plain].find((one) => one?.person);
      const person = record?.kinds.some((kind) => all.includes(kind)) ? record.person : undefined;
      const about = person ?? (measured?.kind === first ? measured.person : undefined) ?? aboutOf(first, text);
      return {
        kinds: [first, ...rest],
        isPlain: named.length > 0 || bySigns.length > 0 || words.isMeasured,
        about,
        ...(alone?.says ? { says: alone.says } : {}),
        ...words.textsFor(about),
        ...factsOf(text),
        insulinMissed: says.insulinMissed(text) && !says.lowSugar(text),
        confused: says.confused(text),
      };
    },
    factsOf: (message) => factsOf(normalise(message)),
    adviceOn: (message) => {
      const text = normalise(message);
      const settled = decisive.find(({ matches }) => matches(text))?.record;
      const says = settled?.kinds.length === 0 && settled.says ? `<p>${withNumbers(settled.says)}</p>` : undefined;
      const reading = readings.read(message);
      const other = reading || says || asksAboutClinic(text) ? undefined : readings.readOrdinary(message);
      const ofReading = advice.on(reading, other);
      const html = ofReading ?? says;
      // 'How much panadol' does not ask for a price.
      return html === undefined
        ? undefined
        : {
            html,
            asksMore: asksAboutClinic(ofReading === undefined ? text.replaceAll('how much', '') : text),
            isSettled: ofReading === undefined,
          };
    },
  };
}
