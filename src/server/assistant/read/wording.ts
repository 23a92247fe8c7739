import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { memoise } from '#domain/chat/text/memoise.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { pattern } from '#domain/chat/text/pattern.ts';
import { places } from './places.ts';

/** A message, or an example of one, in the form that the bank compares. */
export interface Wording {
  /** Normalised words; every medicine is replaced by one word. */
  text: string;
  /** The same, with every place replaced by one name. */
  anywhere: string;
  /** The place in the message, capitalised. */
  place: string | undefined;
}

/** The name that replaces every place; no visitor means it, so no place attracts the others. */
const anyPlace = 'springfield';
const anyMedicine = 'medicine';

const isMedicine = memoise(namesMedicine);

/** 'in Greek', 'she only speaks Farsi': any language except English. */
const inLanguage = pattern('gi')`
    \b(in|into|speaks?|speaking|spoken|talks?) (?:mandarin|cantonese|chinese|arabic|vietnamese|greek|italian|hindi|
    punjabi|spanish|tagalog|filipino|korean|nepali|tamil|urdu|farsi|persian|dari|turkish|french|german|croatian|
    serbian|macedonian|russian|ukrainian|portuguese|japanese|thai|khmer|indonesian|malay|sinhal[ae]|sinhalese|
    bengali|bangla|gujarati|telugu|malayalam|samoan|tongan|maori|somali|swahili|amharic|tigrinya|dinka|burmese|
    karen|hebrew|dutch|maltese|auslan)\b
  `;

/** Words that open or close a message and ask nothing. */
const opening = pattern('')`
    ^(?:(?:hi|hello|hey|hiya|gday|g day|good (?:morning|afternoon|evening)|yo|um|uh|so|ok|okay|well|oh|ah|hmm+|
    righto|rightio|gotcha|fair enough|alright|all right|no worries|cheers|ta|look|sorry|excuse me|just|
    quick question|question|there|team|guys|everyone|mate|please|also|and|hey there|to be honest|i was wondering|
    im wondering|just wondering|wondering|could you (?:please )?tell me|can you (?:please )?tell me|please tell me|
    tell me|i wanna know|id like to know|i would like to know|i need to know|do you know|any idea|
    if you dont mind me asking|just checking|just curious|curious|may i ask|can i ask|(?:what|how) about)(?: \||) )+
  `;
const closing =
  /(?: \|)?(?: (?:please|thanks|thank you|thank you so much|many thanks|lol|haha|mate|ey|aye|hey|though|in advance|kind regards|regards|x|xx))+$/;

/** Thanks before a question, which is removed. */
const thanksFirst = pattern('')`
    ^(?:(?:ok|okay|great|lovely|perfect|no|ah) )*(?:thanks|thank you|ty)(?: (?:so much|very much|heaps|a lot|for that))?
    (?: \|)? (?=(?:what|whats|how|hows|when|where|who|which|do|does|can|could|is|are|will|would|should)\b)
  `;

/** Idioms with their plain meaning: 'my heart is set on it' is not about a heart, and seeing someone is booking. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my|her|his|our) hearts? (?:is|was|are) set on\b/g, 'i want help with'],
  [/\b(?:have|has|had|ive|got|set) (?:got )?(?:my|her|his|our) hearts? (?:set )?on\b/g, 'want help with'],
  [
    /\bhow (?:do|can|could|would) i (?:get (?:in )?to )?see (?:someone|somebody|anyone|a person)\b/g,
    'how do i book an appointment',
  ],
  [/\bheart to heart\b/g, 'honest'],
  [/\b(?:with all my|from the bottom of my) heart\b/g, 'very much'],
  [/\b(?:had|have) my heart broken\b|\b(?:broke|breaks|breaking) my heart\b|\bheart ?broken\b/g, 'am very sad'],
  [/\bin a heartbeat\b/g, 'at once'],
  [/\bdying (?:to|for)\b/g, 'keen to'],
  [/\bcould kill for\b/g, 'really want'],
];

/** Converts a message to the form that the bank compares. */
export function wordingOf(message: string): Wording {
  const named = message
    .replace(/\bPLACE\b/g, anyPlace)
    .replace(/\bMEDICINE\b/g, anyMedicine)
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .map((word) => (isMedicine(word) ? anyMedicine : word))
    .join(' ')
    // In lower case it is a misspelling, not a state.
    .replace(/\bSA\b/g, 'South Australia')
    .replace(/\bACT\b|(?<=\bin )the act\b/g, 'Australian Capital Territory')
    .replace(/\bmt\.? (?=barker|gambier|isa|druitt)/gi, 'mount ')
    .replace(inLanguage, '$1 another language');
  const plain = sayings.reduce((text, [from, to]) => text.replace(from, to), normalise(named)).replace(thanksFirst, '');
  const place = placeIn(plain);
  const general = place === undefined ? plain : plain.replace(new RegExp(`\\b${place}\\b`, 'g'), anyPlace);
  return { text: withoutCourtesies(plain), anywhere: withoutCourtesies(general), place: place && titled(place) };
}

/** A message without greeting, thanks and ends of sentences. */
function withoutCourtesies(plain: string): string {
  const bare = plain
    .replace(opening, '')
    .replace(closing, '')
    .replace(/ ?\| ?/g, ' ')
    .trim();
  return bare || plain.replace(/\|/g, '').trim();
}

function placeIn(text: string): string | undefined {
  if (!anyNamed.test(text)) return undefined;
  return places.find((place) => new RegExp(`\\b${place}\\b`).test(text));
}

const anyNamed = new RegExp(`\\b(?:${places.join('|')})\\b`);

const titled = (place: string) =>
  place.length <= 3 ? place.toUpperCase() : place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Joins the messages of a conversation: the last depends on the earlier ones. */
export function asOne(messages: readonly string[]): string {
  const [only = ''] = messages;
  return messages.length === 1
    ? wordingOf(only).text
    : messages.map((message) => wordingOf(message).anywhere).join(' ');
}
