import type { ConcernKind } from '../concern/kinds.ts';
import { finderOf } from '../concern/record.ts';
import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { type ReadingLevel, type ReadingsRecord, readingLevels, type Side } from './record.ts';
import { affirmedIn, clauseAround, type Token, tokensOf } from './tokens.ts';
import { createValueReader, type Value } from './values.ts';

/** A reading or a result that somebody has to see to. */
export interface Reading {
  /** Of the record, such as 'blood-pressure'. */
  measure: string;
  level: ReadingLevel;
  kind: ConcernKind;
  /** What was measured, as the answer calls it; undefined where the words of the kind say it. */
  what: string | undefined;
  meanwhile: string | undefined;
  insteadOf: readonly ConcernKind[];
  hasSymptoms: boolean;
}

/** Reads readings and results. Pure. */
export interface ReadingReader {
  /** The gravest reading of a message; undefined where there is none, or an ordinary one. */
  read(message: string): Reading | undefined;
  /** Whether a message is a reading and nothing else: 'temp 37.2'. */
  isBare(message: string): boolean;
}

/** A whole report of a laboratory holds fewer. */
const mostValues = 40;

/** What stands beside a reading and tells nothing. */
const fillers = new Set(
  'a an and are at came back is it its just mine my now of ok okay on our please result so the this today was , | / %'.split(
    ' ',
  ),
);

export function createReadingReader(record: ReadingsRecord): ReadingReader {
  const { measures, says, words } = record;
  const values = createValueReader(measures, words);
  const hasSymptoms = finderOf(record.symptoms);
  const isNotNow = finderOf(record.notNow);
  const isElsewhere = finderOf(record.elsewhere);
  const contexts = new Map(
    Object.entries(measures).map(([name, { contexts: some = [] }]) => [
      name,
      some.map((context) => ({ ...context, stands: phraseFinder(context.when) })),
    ]),
  );

  function sidesOf({ measure }: Value, text: string): { high?: Side | undefined; low?: Side | undefined } {
    const known = measures[measure];
    const context = contexts.get(measure)?.find(({ stands }) => stands(text));
    return context?.high || context?.low
      ? { high: context.high ?? known?.high, low: context.low ?? known?.low }
      : { ...known };
  }

  function readingOf(value: Value, tokens: readonly Token[], text: string, isIll: boolean): Reading | undefined {
    const { high, low } = sidesOf(value, text);
    const side = value.value === undefined ? (high ?? low) : sideOf(value.value, high, low);
    const level =
      value.value === undefined
        ? measures[value.measure]?.[value.word ?? 'critical']
        : side && levelOf(value.value, side, side === high);
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
    };
  }

  return {
    read: (message) => {
      const tokens = tokensOf(message);
      const text = normalise(message);
      const found = values.read(tokens, text);
      if (found.length === 0 || isElsewhere(text)) return undefined;
      const isIll = hasSymptoms(affirmedIn(tokens));
      const readings = found.slice(0, mostValues).flatMap((value) => readingOf(value, tokens, text, isIll) ?? []);
      return readings.sort((one, other) => gravity(one) - gravity(other))[0];
    },
    isBare: (message) => {
      const tokens = tokensOf(message);
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
