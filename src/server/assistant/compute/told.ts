import { checkOutput } from '#domain/chat/output-check.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, html, list } from '../compose/draft.ts';
import { sentencesOf } from '../knowledge/plain-text.ts';
import { termsOf } from '../knowledge/words.ts';

/*
 * What a visitor told before and asks to have repeated: 'which day did I say?'. It is quoted, never understood: their own
 * words cannot be wrong.
 */

const tell =
  '(say|said|tell|told|mention|mentioned|ask|asked|pick|picked|choose|chose|land on|name|write|wrote|type|typed|give you|want it for)';

const asksForTold = anyOf([
  `(what|whats|which|who|whom|where|when|how (old|tall|heavy|many|much)) ..6 (did|have|had) i (just |already |first |even )*${tell}`,
  '(what|which|who|where|when|how (old|tall|heavy|many|much)) ..6 (i|ive) (just |already |first )*(said|told you|mentioned|told u|landed on|picked|chose)',
  '(whats|what is|what was|tell me|(?<=do you |you |still )(know|remember|recall)) (then |now |again )*my (first |own )?name|my name ?(again|is what|was what)( \\||$)|do you (still |even )*(know|remember|recall) (me|who i am|what i|my name|how old i|where i|which)|who am i( again)?$',
  '(remember|recall|remind me|repeat( back)?|read back) (of |to me )?(what|which|who|where|how|when) ..4 (i|ive) ..4 (said|told|mentioned|asked|live|am|weigh)|(what|which) .. was (it )?(that )?i (said|told|mentioned|asked|wanted|picked)',
]);
/** What becomes of it, or the clinic's own words, are other questions. */
const otherwise = anyOf([
  '(call|pharmacy|chemist|receipt|address|video|loud|happens?|happen|see|sees|seen|suits?|fits?|helps?|best|better|costs?|fees?|need|stored?|keeps?|kept|deleted?|erased?|private|read|reads|pass|passed|passes|shared?|recorded|save|saved|wrong|should|if|why|answers?|nurse|doctor|clinician|form|booking|booked|marnie|gp)( |$)',
]);

const asksForName = /\b(?:my (?:first |own )?name|who (?:i am|am i))\b/;
const named = [
  /\bmy (?:first )?name(?:'?s| is|’s)? (?:is )?([\p{L}][\p{L}'’-]+)/iu,
  /\b(?:call me|i['’]?m called|i am called|name(?:'s|’s| is)) ([\p{L}][\p{L}'’-]+)/iu,
  /(?:^|[.!,] ?|\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Gg]'?day|[Hh]iya|[Mm]orning),? )(?:(?:[Ii]t['’]?s|[Tt]his is|[Ii]['’]?m|[Ii] am) )?(\p{Lu}[\p{L}'’-]+) here\b/u,
  /^(?:\p{L}{2,7}[ ,!]+)?([\p{L}'’-]{2,}) here\b(?=[ ,.!])/iu,
  /\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s) (\p{Lu}\p{Ll}[\p{L}'’-]*)(?=[ ,.!]|$)/u,
  /\b(?:i['’]?m|i am|this is) (\p{L}[\p{L}'’-]+),? (?:\d\d\b|from\b)/iu,
];
/** Words that stand where a name could, and are none. */
const noName =
  /^(?:not|the|an?|is|was|new|here|just|very|so|really|only|still|over|from|now|in|on|at|up|trying|looking|right|good|fine|ok|okay|after|back|interested|aussie|australian|indian|chinese|greek|italian|english|irish|scottish|kiwi|filipino|maori|aboriginal|muslim|vegan|vegetarian|retired|pregnant|diabetic|overweight|obese|worried|aged?|about|almost|nearly|hello|hi|hey|sorry|thanks|live|lives|out|down|everyone|anyone|someone|somebody|weather|what|private|safe|asked|needed|my|your|her|his|and|again|then|me|tomorrow|today|later|back|far|down|depressed|fat|sad|sick|tired|lost|alone|suicidal|anorexic|bulimic|female|male|married|single|mum|dad)$/i;

/** What each thing that may be asked for looks like where it was told. */
const looksLike: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:day|when|date)\b/,
    /\b(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:tomorrow|today|next week|weekend|fortnight)\b/,
  ],
  [
    /\btime\b/,
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|oclock)\b|\b(?:at|after|before|by) \d{1,2}\b|\b(?:morning|arvo|afternoon|evening|noon|lunch)/,
  ],
  [
    /\b(?:old|age|born)\b/,
    /\b(?:im|i am|age|aged|turning|turned) (?:\w+ )?\d{1,3}\b|\b\d{1,3} ?(?:year|yo)|^\d{1,3}$|\b\w+ here \d\d\b/,
  ],
  [/\b(?:tall|height)\b/, /\b(?:1[2-9]\d|2[0-2]\d)\b|\b1\.\d\d?\b|\b(?:feet|foot|ft)\b/],
  [/\b(?:heavy|weigh|weight)\b/, /\b\d{2,3}(?:\.\d)? ?(?:kg|kilos?|pounds|lbs)\b|\bweigh \d|\bstone\b/],
  [
    /\b(?:live|from|where|suburb|town|city|place)\b/,
    /\b(?:live|lives|living|from|in|near|out|over|up|down at|based|moved)\b/,
  ],
  [/\b(?:score|result|get|got)\b/, /\b(?:got|scored|score|result|came|was)\b.*\d|\d+ (?:out )?of \d+/],
];

/** What a visitor asks to have repeated, quoted; undefined where they ask something else, or told nothing like it. */
export function told(message: string, history: readonly Turn[]): Draft | undefined {
  const text = normalise(message);
  const before = history.filter(({ role }) => role === 'visitor').map(({ text: said }) => said);
  if (text.split(' ').length > 24 || !occurs(asksForTold, text)) return undefined;
  if (occurs(otherwise, text)) return undefined;
  if (asksForName.test(text)) {
    const name = nameIn(before.filter((said) => !occurs(asksForTold, normalise(said)) && isPlain(said)));
    if (name) return draft([html`You told me that your name is ${name}.`]);
    const aboutNames = before.filter((said) => /\bname\b/i.test(said) && !occurs(asksForTold, normalise(said)));
    return (
      quoted(aboutNames) ?? draft([html`You have not told me your name in this conversation, and there is no need to.`])
    );
  }
  if (before.length === 0) return undefined;
  const sentences = before.flatMap((said) => sentencesOf(said.replace(/\s*\n\s*/g, '. ')));
  const isQuestion = /\b(?:ask|asked|question)\b/.test(text);
  if (isQuestion)
    return quoted([/\b(?:first|start|begin\w*)\b/.test(text) ? (before[0] ?? '') : (before.at(-1) ?? '')]);
  const [, like] = looksLike.find(([asked]) => asked.test(text)) ?? [];
  const fitting = like && sentences.filter((one) => like.test(normalise(one)));
  // The last word counts: who says Tuesday, and then Thursday, means Thursday.
  if (fitting && fitting.length > 0) return quoted(fitting.slice(-1));
  const terms = new Set(termsOf(text));
  const sharing = sentences.filter((one) => termsOf(normalise(one)).some((term) => terms.has(term)));
  const statements = (sharing.length > 0 ? sharing : sentences).filter((one) => !asks(one));
  return quoted((statements.length > 0 ? statements : sharing).slice(-3));
}

/** Nothing that has to be heeded, and nothing that an answer may not hold. */
const isPlain = (said: string) => checkOutput(said).length === 0;

function nameIn(messages: readonly string[]): string | undefined {
  for (const message of messages.toReversed()) {
    for (const like of named) {
      const [, name] = like.exec(message) ?? [];
      if (name && name.length <= 30 && !noName.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
    }
  }
  return undefined;
}

const asks = (sentence: string) =>
  /\?\s*$|^(?:so |and |but |ok |also |hi |hey |hello )*(?:what|whats|how|who|when|where|why|which|can|could|do|does|did|is|are|will|would|should|may)\b/i.test(
    sentence.trim(),
  );

/** What was said, shortened to what a quotation bears; nothing that an answer may not hold. */
function quoted(said: readonly string[]): Draft | undefined {
  const fit = said
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '' && checkOutput(one).length === 0)
    .map((one) => (one.length > longestQuote ? `${one.slice(0, longestQuote).replace(/\s+\S*$/, '')} …` : one));
  if (fit.length === 0) return undefined;
  const [only] = fit;
  return fit.length === 1 && only
    ? draft([html`You wrote: ‘${only}’`])
    : draft([html`You wrote:`, list(fit.map((one) => html`‘${one}’`))]);
}

const longestQuote = 160;
