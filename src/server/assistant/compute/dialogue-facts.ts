import { checkOutput } from '#domain/chat/output-check.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { phraseFinder } from '#domain/chat/text/phrases.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, html, list } from '../compose/draft.ts';
import { sentencesOf } from '../knowledge/plain-text.ts';
import { termsOf } from '../knowledge/words.ts';

/*
 * Quotes an earlier statement of the visitor on request: 'which day did I say?'. A quotation needs no interpretation, so it
 * cannot be wrong.
 */

const asksAgain = phraseFinder([
  'ASK … did i … TELL',
  'ASK … have i … TELL',
  'ASK … i SAID',
  'ASK … ive SAID',
  'was the … i SAID',
  'were the … i SAID',
  'whats my … name',
  'wots my … name',
  'what is my … name',
  'what was my … name',
  'remember my … name',
  'remember who i am',
  'remember how old i am',
  'remember where i live',
]);
/** Questions about consequences, or about the clinic's own words, are not requests to quote. */
const asksElse = phraseFinder(
  (
    'what_if what_happens happens happen call pharmacy chemist receipt address video loud see sees seen suits fits helps ' +
    'help best better costs cost fee fees need stored store keep keeps kept deleted delete erased private read reads ' +
    'passed shared share recorded save saved wrong should if why answer nurse doctor clinician form booking booked gp'
  )
    .split(' ')
    .map((words) => words.replace('_', ' ')),
);

/** Patterns for each thing in the visitor's earlier messages. */
const looksLike: readonly (readonly [requested: RegExp, statement: RegExp])[] = [
  [
    /\bname\b/,
    /\b(?:my (?:first )?name|call me)\b|\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is) \p{Lu}\p{Ll}+|^(?:\p{L}+ )?\p{L}+ here\b/u,
  ],
  [
    /\b(?:day|when|date)\b/,
    /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?\b|\b(?:tomorrow|today|next week|weekend|fortnight)\b/,
  ],
  [
    /\btime\b/,
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|oclock)\b|\b(?:at|after|before|by) \d{1,2}\b|\b(?:morning|arvo|afternoon|evening|noon|lunch)/,
  ],
  [
    /\b(?:old|age|born)\b/,
    /\b(?:im|i am|aged?|turning|turned) (?:\w+ )?\d{1,3}\b|\b\d{1,3} ?(?:year|yo)|^\d{1,3}$|\b\w+ here \d\d\b/,
  ],
  [/\b(?:tall|height)\b/, /\b(?:1[2-9]\d|2[0-2]\d)\b|\b1\.\d\d?\b|\b(?:feet|foot|ft)\b/],
  [/\b(?:heavy|weigh|weight)\b/, /\b\d{2,3}(?:\.\d)? ?(?:kg|kilos?|pounds|lbs)\b|\bweigh \d|\bstone\b/],
  [/\b(?:live|from|where|suburb|town|city|place)\b/, /\b(?:live|lives|living|from|in|near|out|over|up|based|moved)\b/],
  [/\b(?:score|result|get|got)\b/, /\b(?:got|scored|score|result|came|was)\b.*\d|\d+ (?:out )?of \d+/],
];

/** The quoted statement that a visitor asks for; undefined for other questions, or without such a statement. */
export function dialogueFact(message: string, history: readonly Turn[]): Draft | undefined {
  const text = normalise(message);
  if (!asksAgain(text) || asksElse(text)) return undefined;
  const before = history.filter(({ role }) => role === 'visitor').map(({ text: statement }) => statement);
  if (/\b(?:ask|asked|question)\b/.test(text))
    return quoted(/\b(?:first|start|begin\w*)\b/.test(text) ? before.slice(0, 1) : before.slice(-1));
  const sentences = before.flatMap((statement) => sentencesOf(statement.replace(/\s*\n\s*/g, '. ')));
  const [, like] = looksLike.find(([requested]) => requested.test(text)) ?? [];
  const fitting = like ? sentences.filter((one) => like.test(one) || like.test(normalise(one))) : [];
  // The last statement counts: Tuesday, and then Thursday, means Thursday.
  if (fitting.length > 0) return quoted(fitting.slice(-1));
  // A missing name is not sought in other words.
  if (/\bname\b/.test(text)) return undefined;
  const terms = new Set(termsOf(text));
  const sharing = sentences.filter((one) => termsOf(normalise(one)).some((term) => terms.has(term)));
  const statements = (sharing.length > 0 ? sharing : sentences).filter((one) => !isQuestion(one));
  return quoted((statements.length > 0 ? statements : sharing).slice(-3));
}

const isQuestion = (sentence: string) =>
  /\?\s*$|^(?:so |and |but |ok |also |hi )*(?:whats?|how|who|when|where|why|which|can|could|do|does|did|is|are|will|would|should)\b/i.test(
    sentence.trim(),
  );

/** The statement, shortened for a quotation, without anything that an answer may not contain. */
function quoted(statements: readonly string[]): Draft | undefined {
  const fit = statements
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '' && checkOutput(one).length === 0)
    .map((one) => (one.length > longestQuote ? `${one.slice(0, longestQuote).replace(/\s+\S*$/, '')} …` : one));
  const [only] = fit;
  if (!only) return undefined;
  return fit.length === 1
    ? draft([html`You wrote: ‘${only}’`])
    : draft([html`You wrote:`, list(fit.map((one) => html`‘${one}’`))]);
}

const longestQuote = 160;
