import { beginningOf, isLong } from '#domain/chat/concern/parts.ts';
import { pattern } from '#domain/chat/text/pattern.ts';

/** A part of a message. */
export interface MessagePart {
  text: string;
  /** It is a request; other parts are statements. */
  asks: boolean;
}

/** Beginnings of a request: a question word, an inverted verb, or a wish. */
const beginning = pattern('')`
  (?:what(?:s|'s|ll|re)?|wot|wats?|how(?:s|'s)?|when(?:s|'s)?|where(?:s|'s)?|who(?:s|'s)?|which|why|do|does|did|
  dont|can|could|cn|cani|is|are|r|will|would|should|shall|am i|have you|has|any|is there|im after|i'm after|
  i need|i want|i wanna|i'd like|id like|need an?|tell me|send me|book me|sign me up|help me|give me|explain)
`.source;

const ends = /(?<=[.?!;:\n](?!\d))/;
const plus = /\s(?:\+|&)\s/;
/** 'and also', 'and': only if a request follows; 'food and drink' is one thing. */
const joins = pattern('i')`
  (?:\s*,\s*|\s+-+\s+|\s+)(?:(?:and|n|&|\+|but|so|then|oh|also|plus|as well as)\s+)+(?=${beginning}\b)|
  \s*,\s*(?=${beginning}\b)|
  \s(?:also|plus|and also|and another thing)[\s,]
`;
const asking = new RegExp(
  `^(?:(?:and|but|so|or|also|ok|okay|hi|hello|hey|please|pls|just|um|then|anyway|anyways|btw|now)[\\s,]+)*${beginning}\\b`,
  'i',
);

/** The parts of a message in order: 'do you bulk bill and how long is it?' has two requests. */
export function messagePartsOf(message: string): MessagePart[] {
  const parts = message.split(ends).flatMap((sentence) => {
    const some = sentence.split(joins).flatMap(listed);
    return some.map((text, at) => ({
      text: text.replace(/[.?!;\s]+$/, '').trim(),
      asks:
        asking.test(text.trim()) ||
        (some.length > 1 && plus.test(sentence)) ||
        (at === some.length - 1 && /\?\s*$/.test(sentence)),
    }));
  });
  const all = parts.filter(({ text }) => text.split(/\s+/).length >= 2);
  if (all.length <= most) return all.map(shortened);
  // A long story may ask at its end as well as at its beginning.
  const chosen = new Set([...all.filter(({ asks }) => asks), ...all].slice(0, most));
  return all.filter((part) => chosen.has(part)).map(shortened);
}

/** Most parts that are read, requests first: a message with more is a story. */
const most = 8;

const shortened = (part: MessagePart): MessagePart => ({ ...part, text: beginningOf(part.text) });

/** The text that represents a message: the message itself, or the requests of a long one. */
export function gistOf(message: string): string {
  if (!isLong(message)) return message;
  const requests = messagePartsOf(message).filter(({ asks }) => asks);
  return beginningOf(requests.length > 0 ? requests.map(({ text }) => text).join('. ') : message);
}

/** 'I need a certificate and a script for the pills': two requests. */
function listed(part: string): string[] {
  const [, wanting, one, other] = list.exec(part) ?? [];
  return wanting && one && other ? [`${wanting} ${one}`, `${wanting} ${other}`] : [part];
}

const list = pattern('i')`
    ^(.*?\b(?:need|want|get|have|book|know|about|after|give me|send me|whats|what is|what are|what's))\s+((?:(?:a|
    an|the|your|my|some|any|if|whether|how|what|when|where)\b).+?)\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)((?:a|an|
    the|your|some|any|if|whether|how|what|when|where)\b.+)$
  `;
