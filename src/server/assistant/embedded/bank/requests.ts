/** How a request begins: a question word, a verb before its subject, or what somebody wants. */
const beginning =
  "(?:what(?:s|'s|ll|re)?|wot|wat|how(?:s|'s)?|when(?:s|'s)?|where(?:s|'s)?|who(?:s|'s)?|which|why|do|does|did|dont|can|could|cn|is|are|r|will|would|should|am i|have you|has|any|is there|im after|i need|i want|i wanna|id like|i'd like|need|tell me|send me|book me|sign me up)";

const ends = /[.?!;\n]+/;
/** 'and also', 'and': only where a request follows; 'food and drink' is one thing. */
const joins = new RegExp(
  `(?:\\s*,\\s*|\\s+-+\\s+|\\s+)(?:(?:and|n|&|\\+|or|but|then|oh|also|plus|as well as|and also|also and|and then|oh and)\\s+)+(?=${beginning}\\b)|\\s*,\\s*(?=${beginning}\\b)|\\s(?:also|plus|and also|and another thing)[\\s,]`,
  'i',
);

/**
 * The requests of a message, in its order: 'do you bulk bill and how long is it?' are two. A part of fewer than two
 * words says too little to be asked alone and is left out.
 *
 * @returns At least the message itself.
 */
export function requestsIn(message: string): string[] {
  const parts = message
    .split(ends)
    .flatMap((sentence) => sentence.split(joins))
    .flatMap(listed)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length >= 2);
  return parts.length > 1 ? parts.slice(0, most) : [message];
}

/** A message of more parts is a story: its first and last words are read, and the whole of it. */
const most = 6;

/** 'I need a certificate and a script for the pills': what is wanted twice. */
function listed(part: string): string[] {
  const [, wanting, one, other] = list.exec(part) ?? [];
  return wanting && one && other ? [`${wanting} ${one}`, `${wanting} ${other}`] : [part];
}

const list =
  /^(.*?\b(?:need|want|get|have|book|know|about|after|give me|send me|whats|what is|what are|what's))\s+((?:(?:a|an|the|your|my|some|any|if|whether|how|what|when|where)\b).+?)\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)((?:a|an|the|your|some|any|if|whether|how|what|when|where)\b.+)$/i;
