import { phraseFinder } from '../text/phrases.ts';
import { createNameFinder, type Name, namesOf } from './names.ts';
import { type ReadingMeasure, type ReadingWord, readingWords } from './record.ts';
import { shareOfUsual } from './share.ts';
import type { ReadingToken } from './tokens.ts';
import type { Value } from './value.ts';

interface Place extends Name {
  from: number;
  to: number;
}

type WordFinders = Readonly<Record<ReadingWord, (text: string) => boolean>>;

export interface ValueReader {
  read(tokens: readonly ReadingToken[], text: string): Value[];
  /** The tokens that are neither the name of a measure nor a unit. */
  beside(tokens: readonly ReadingToken[]): ReadingToken[];
}

/** Longest distance of a value from its name, in tokens. */
const farthest = { after: 8, afterShort: 2, before: 4 };
/** Words after a number that belongs to something else. */
const otherUnits = new Set(
  (
    'h hr hrs hour hours min mins minute minutes sec secs second seconds day days week weeks wk wks month months mth mths year ' +
    'years yr yrs yo old kg kgs kilo kilos cm mm m km lb lbs pound pounds stone st mg mcg ml l g gram grams am pm oclock times x ' +
    'point points step steps cal cals calorie calories kcal kj metres meters miles tablet tablets pill pills dose doses unit units ' +
    'people kids serves spoons dollars cents bucks percent % psi th nd rd pushups squats reps per c f degrees'
  ).split(' '),
);
/** Words after a name that is not of a measurement: 'blood pressure tablets'. */
const isOfTreatment = new Set(
  'tablet tablets med meds medication medications medicine medicines pill pills drugs diabetes problems'.split(' '),
);
/** Words before a number that counts something else. */
const otherCounts = new Set(
  'day days week weeks wk age aged item room step steps type dose x grade stage year room bed'.split(' '),
);

export function createValueReader(
  measures: Readonly<Record<string, ReadingMeasure>>,
  wordLists: Readonly<Record<ReadingWord, readonly string[]>>,
  english: ReadonlySet<string>,
): ValueReader {
  const names = namesOf(measures);
  const nameAt = createNameFinder(names, english);
  const excused = Object.fromEntries(
    Object.entries(measures).map(([measure, { unless = [], despite = [] }]) => {
      const [isExcused, counts] = [phraseFinder(unless), phraseFinder(despite)];
      return [measure, (text: string) => isExcused(text) && !counts(text)];
    }),
  );
  const isSmallExcused = Object.fromEntries(
    Object.entries(measures).map(([measure, { unlessSmall = [] }]) => [measure, phraseFinder(unlessSmall)]),
  );
  const bare = Object.entries(measures).flatMap(([measure, { bare: one }]) =>
    one ? [{ measure, ...one, matches: phraseFinder(one.when), isNot: phraseFinder(one.unless) }] : [],
  );
  const words = Object.fromEntries(readingWords.map((word) => [word, phraseFinder(wordLists[word])])) as WordFinders;

  /** Names of measures, without overlaps. */
  function placesIn(tokens: readonly ReadingToken[]): Place[] {
    const places: Place[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const name = nameAt(tokens, at);
      if (!name || isOfTreatment.has(tokens[at + name.words.length]?.text ?? '')) continue;
      places.push({ ...name, from: at, to: at + name.words.length - 1 });
      at += name.words.length - 1;
    }
    return places;
  }

  const units = new Set(Object.values(measures).flatMap(({ units: some = [] }) => some));
  return {
    beside: (tokens) => {
      const places = placesIn(tokens);
      return tokens.filter(
        ({ text }, at) => !units.has(text) && !places.some(({ from, to }) => at >= from && at <= to),
      );
    },
    read: (tokens, text) => {
      const all = placesIn(tokens);
      const isOfResults = tokens.length <= fewTokens || tokens.some((one) => ofResults.has(one.text));
      const places = all.filter(
        ({ measure, isPlain, hasDecimal }) =>
          (isPlain || !excused[measure]?.(text)) &&
          (!hasDecimal || isOfResults || all.some((one) => one.measure !== measure)),
      );
      const valued = places.filter(({ measure }) => (measures[measure]?.to ?? 0) > 0);
      const ends = new Set(
        valued.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
      );
      const pairs = pairsIn(tokens, places, measures);
      const taken = new Set(pairs.map(({ at }) => at));
      const found = places.flatMap((place): Value[] => {
        const measure = measures[place.measure];
        if (!measure) return [];
        const value = measure.ofUsual
          ? shareOfUsual(tokens, place, measure)
          : nearest(tokens, place, measure, ends, taken);
        const isSmall = value?.value !== undefined && value.value < (measure.high?.today ?? 0);
        if (isSmall && !place.isPlain && isSmallExcused[place.measure]?.(text)) return [];
        if (value) return [{ ...value, isDoubtful: excused[place.measure]?.(text) === true }];
        const word = wordBeside(tokens, place, measure, words);
        return word ? [{ measure: place.measure, value: undefined, word, at: place.from }] : [];
      });
      const other = bare.flatMap(({ measure, from, to, matches, isNot }): Value[] => {
        if (!matches(text) || isNot(text) || found.some((one) => one.measure === measure)) return [];
        const at = tokens.findIndex(
          (_, place) => !taken.has(place) && isBareValue(tokens, place, measures[measure], from, to),
        );
        return at < 0 ? [] : [{ measure, value: tokens[at]?.number, at }];
      });
      return [...pairs, ...found, ...other];
    },
  };
}

/** A name of one letter counts in such a short message, or beside another word of this or another measure. */
const fewTokens = 4;
const ofResults = new Set(
  'level levels result results blood bloods lab labs pathology test tests mmol doctor gp kidney kidneys hospital heart electrolytes'.split(
    ' ',
  ),
);

/** Words before an age. */
const beforeAge = new Set('im am age aged shes hes'.split(' '));

/** A number without a name: with a decimal, or after a word such as 'touch', or about a baby. */
function isBareValue(
  tokens: readonly ReadingToken[],
  at: number,
  measure: ReadingMeasure | undefined,
  from: number,
  to: number,
): boolean {
  const { number, text = '' } = tokens[at] ?? {};
  if (!measure || number === undefined || number < from || number > to) return false;
  const before = tokens[at - 1]?.text ?? '';
  if (measured(tokens, at, measure) === undefined || beforeAge.has(before)) return false;
  const isBaby = tokens.slice(Math.max(0, at - 5), at).some((one) => babies.has(one.text));
  return (
    /[.,]\d$/.test(text) ||
    (isBaby && !/^(?:and|with|by|on|for)$/.test(before)) ||
    /^(?:touch|hot|fever|degrees)$/.test(before)
  );
}

const babies = new Set('baby bub bubs bubba newborn infant old'.split(' '));

/** The value of a name: behind it, or else directly before. */
function nearest(
  tokens: readonly ReadingToken[],
  { measure: name, from, to, isShort, hasDecimal }: Place,
  measure: ReadingMeasure,
  ends: ReadonlySet<number>,
  taken: Set<number>,
): Value | undefined {
  const isEnd = (at: number) => tokens[at]?.text === '|' || (at < from && tokens[at]?.text === ',') || ends.has(at);
  const valueAt = (at: number): Value | undefined => {
    const value = taken.has(at) ? undefined : measured(tokens, at, measure);
    if (value === undefined || (hasDecimal && !/[.,]/.test(tokens[at]?.text ?? ''))) return undefined;
    taken.add(at);
    return { measure: name, value, at };
  };
  for (let at = to + 1; at <= to + (isShort ? farthest.afterShort : farthest.after) && !isEnd(at); at += 1) {
    const value = valueAt(at);
    if (value) return value;
  }
  for (let at = from - 1; !isShort && at >= from - farthest.before && !isEnd(at); at -= 1) {
    const value = valueAt(at);
    if (value) return value;
  }
  return undefined;
}

/** Whether a number counts something other than a result. */
export function isOfSomethingElse(tokens: readonly ReadingToken[], at: number): boolean {
  return otherUnits.has(tokens[at + 1]?.text ?? '') || otherCounts.has(tokens[at - 1]?.text ?? '');
}

/** The number at an index as a value of a measure; undefined if it is none, or belongs to something else. */
function measured(tokens: readonly ReadingToken[], at: number, measure: ReadingMeasure): number | undefined {
  const number = tokens[at]?.number;
  if (number === undefined || tokens[at - 1]?.text === '/' || otherCounts.has(tokens[at - 1]?.text ?? ''))
    return undefined;
  const next = tokens[at + 1]?.text ?? '';
  if (next === '/' && tokens[at + 2]?.number !== undefined) return undefined;
  if (otherUnits.has(next) && !measure.units?.includes(next)) return undefined;
  const other = measure.otherUnits?.find(({ from, to }) => number >= from && number <= to);
  const value = other ? number * other.times + (other.plus ?? 0) : number;
  return value >= measure.from && value <= measure.to ? value : undefined;
}

/** 'potassium came back critical', 'a raised troponin': a word for a result, near its name in the same sentence. */
function wordBeside(
  tokens: readonly ReadingToken[],
  { from, to }: Place,
  measure: ReadingMeasure,
  words: WordFinders,
): ReadingWord | undefined {
  const around = tokens.slice(Math.max(0, from - 4), to + 9);
  const before = around.findLastIndex(({ text }, at) => text === '|' && at < Math.min(from, 4));
  const after = around.findIndex(({ text }, at) => text === '|' && at > Math.min(from, 4));
  const near = around
    .slice(before + 1, after < 0 ? undefined : after)
    .map(({ text }) => text)
    .filter((text) => text !== ',')
    .join(' ');
  if (/\b(?:not|isnt|wasnt|never|no longer|what is a|whats a|if|can|risk)\b/.test(near)) return undefined;
  return readingWords.find((word) => measure[word] && words[word](near));
}

/** Words beside which two numbers are not a blood pressure, unless it is named. */
const notPressure = new Set(
  'weight weigh lb lbs pounds pound kg kgs kilos stone goal start item items score scored room unit calories ratio street'.split(
    ' ',
  ),
);

/** The two values of one reading: '220/130', 'bp 220 over 130', 'pressure 222 on 128'. */
function pairsIn(
  tokens: readonly ReadingToken[],
  places: readonly Place[],
  measures: Readonly<Record<string, ReadingMeasure>>,
): Value[] {
  const named = Object.entries(measures);
  const [firstName, first] = named.find(([, { pair }]) => pair === 'first') ?? [];
  const [secondName, second] = named.find(([, { pair }]) => pair === 'second') ?? [];
  if (!firstName || !first || !secondName || !second) return [];
  const isCalledSo = places.some(({ measure }) => measure === firstName);
  const isOther = tokens.some(({ text }) => notPressure.has(text));
  return tokens.flatMap(({ number: above }, at) => {
    const [between, { number: below } = {}] = [tokens[at + 1]?.text ?? '', tokens[at + 2]];
    if (above === undefined || below === undefined || above <= below) return [];
    if (
      !(between === '/' || between === 'over' || (between === 'on' && (isCalledSo || above >= first.to / 2))) ||
      (!isCalledSo && isOther)
    )
      return [];
    const next = tokens[at + 3]?.text ?? '';
    if (next === '/' || tokens[at - 1]?.text === '/' || otherUnits.has(next)) return [];
    if (above < first.from || above > first.to || below < second.from || below > second.to) return [];
    return [
      { measure: firstName, value: above, at },
      { measure: secondName, value: below, at: at + 2 },
    ];
  });
}
