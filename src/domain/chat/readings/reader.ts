import type { ConcernKind } from '../concern/kinds.ts';
import { finderOf } from '../concern/record.ts';
import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { withNumbersOfWords } from './number-words.ts';
import { type ReadingLevel, type ReadingsRecord, readingLevels, type Side } from './record.ts';
import { affirmedIn, clauseAround, type ReadingToken, readingTokensOf } from './tokens.ts';
import { createUnreadFinder } from './unread.ts';
import type { Value } from './value.ts';
import { createValueReader } from './values.ts';

/** A reading or result that needs attention. */
export interface Reading {
  /** Key of the record, such as 'blood-pressure'. */
  measure: string;
  level: ReadingLevel;
  kind: ConcernKind;
  /** Name of the measure in the answer; undefined if the kind's own words are used. */
  what: string | undefined;
  meanwhile: string | undefined;
  insteadOf: readonly ConcernKind[];
  hasSymptoms: boolean;
  /** The person concerned, if certain. */
  person: 'self' | 'other' | undefined;
}

/** A reading that needs no attention soon, or an unknown one. */
export type Unremarkable = { kind: 'ordinary'; called: string } | { kind: 'unread' };

/** Interprets readings and results. Pure. */
export interface ReadingReader {
  /** The gravest reading of a message; undefined if there is none, or only ordinary ones. */
  read(message: string): Reading | undefined;
  /** A value if `read` finds nothing: an ordinary one, or one with an unknown name. */
  readOrdinary(message: string): Unremarkable | undefined;
  /** Whether a message holds any value. */
  isOfValue(message: string): boolean;
  /** Whether a message is a reading and nothing else: 'temp 37.2'. */
  isBare(message: string): boolean;
}

/** A whole laboratory report holds fewer. */
const mostValues = 40;

/** Words beside a reading that add nothing. */
const fillers = new Set(
  'a an and are at came back is it its just mine my now of ok okay on our please result so the this today was , | / %'.split(
    ' ',
  ),
);

export function createReadingReader(record: ReadingsRecord, english: ReadonlySet<string>): ReadingReader {
  const { measures, says, words } = record;
  const values = createValueReader(measures, words, english);
  const hasUnread = createUnreadFinder(record.unread.names, words, english);
  const nameWords = new Set(Object.values(measures).flatMap(({ names, shortNames = [] }) => [...names, ...shortNames]));
  for (const name of [...nameWords]) nameWords.add(name.split(' ').at(-1) ?? '');
  const nowWith = new Map(
    Object.values(measures)
      .flatMap(({ high, low }) => [high, low])
      .flatMap((one) => (one?.nowWith ? [[one, phraseFinder(one.nowWith.when)] as const] : [])),
  );
  const hasSymptoms = finderOf(record.symptoms);
  const isNotNow = finderOf(record.notNow);
  const isElsewhere = finderOf(record.elsewhere);
  const contexts = new Map(
    Object.entries(measures).map(([name, { contexts: some = [] }]) => [
      name,
      some.map((context) => ({ ...context, matches: phraseFinder(context.when) })),
    ]),
  );

  function sidesOf({ measure }: Value, text: string): { high?: Side | undefined; low?: Side | undefined } {
    const known = measures[measure];
    const context = contexts.get(measure)?.find(({ matches }) => matches(text));
    return context?.high || context?.low
      ? { high: context.high ?? known?.high, low: context.low ?? known?.low }
      : { ...known };
  }

  const readTokens = (message: string) => withNumbersOfWords(readingTokensOf(message), (word) => nameWords.has(word));

  function isNowWith(value: Value, side: Side, isHigh: boolean, affirmed: string): boolean {
    const { at } = side.nowWith ?? {};
    if (at === undefined || !nowWith.get(side)?.(affirmed)) return false;
    return value.value === undefined || (isHigh ? value.value >= at : value.value < at);
  }

  function readingOf(
    value: Value,
    tokens: readonly ReadingToken[],
    text: string,
    affirmed: string,
  ): Reading | undefined {
    const { high, low } = sidesOf(value, text);
    const [withHigh, withLow] = [high, low].map((one) => one && isNowWith(value, one, one === high, affirmed));
    const nowSide = withHigh ? high : withLow ? low : undefined;
    const side = nowSide ?? (value.value === undefined ? (high ?? low) : sideOf(value.value, high, low));
    const isIll = nowSide !== undefined || hasSymptoms(affirmed);
    const level = nowSide
      ? 'now'
      : value.value === undefined
        ? measures[value.measure]?.[value.word ?? 'critical']
        : side && levelOf(value.value, side, side === high);
    if (value.isDoubtful && level === 'week') return undefined;
    if (!side || !level || isNotNow(normalise(clauseAround(tokens, value.at)))) return undefined;
    const graver = isIll ? raised(level) : level;
    return {
      measure: value.measure,
      level: graver,
      kind: graver === 'now' ? (side.kind ?? 'critical-reading') : 'reading-today',
      what: graver === 'now' && side.ownWords ? undefined : value.word === 'critical' ? says.critical : side.what,
      meanwhile: side.meanwhile,
      insteadOf: side.insteadOf ?? [],
      hasSymptoms: isIll,
      person: side.person,
    };
  }

  return {
    read: (message) => {
      const tokens = readTokens(message);
      const text = normalise(message);
      const found = values.read(tokens, text);
      if (found.length === 0 || isElsewhere(text)) return undefined;
      const affirmed = affirmedIn(tokens);
      const readings = found.slice(0, mostValues).flatMap((value) => readingOf(value, tokens, text, affirmed) ?? []);
      return readings.sort((one, other) => gravity(one) - gravity(other))[0];
    },
    readOrdinary: (message) => {
      const tokens = readTokens(message);
      const text = normalise(message);
      if (isElsewhere(text)) return undefined;
      const value = values.read(tokens, text).find((one) => one.value !== undefined && !one.isDoubtful);
      const called = value && measures[value.measure]?.called;
      if (!value && hasUnread(tokens)) return { kind: 'unread' };
      if (!value || !called || isNotNow(normalise(clauseAround(tokens, value.at)))) return undefined;
      return { kind: 'ordinary', called };
    },
    isOfValue: (message) => {
      const tokens = readTokens(message);
      return values.read(tokens, normalise(message)).length > 0 || hasUnread(tokens);
    },
    isBare: (message) => {
      const tokens = readTokens(message);
      const found = values.read(tokens, normalise(message));
      return (
        found.length > 0 && values.beside(tokens).every(({ text, number }) => number !== undefined || fillers.has(text))
      );
    },
  };
}

const gravity = ({ level }: Reading) => readingLevels.indexOf(level);

function raised(level: ReadingLevel): ReadingLevel {
  return level === 'week' ? 'today' : 'now';
}

function sideOf(value: number, high: Side | undefined, low: Side | undefined): Side | undefined {
  if (high && levelOf(value, high, true)) return high;
  return low && levelOf(value, low, false) ? low : undefined;
}

/** The gravest band that a value has reached. */
function levelOf(value: number, side: Side, isHigh: boolean): ReadingLevel | undefined {
  return readingLevels.find((level) => {
    const limit = side[level];
    return limit !== undefined && (isHigh ? value >= limit : value < limit);
  });
}
