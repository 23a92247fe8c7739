/** A message of more words may end before its emergency, for the encoder reads no further: its parts are read, too. */
const mostWordsAtOnce = 60;
/** Where a message turns to something else. */
const breaks = /[,.;:!?\n()|]+|\b(?:but|also|btw|plus|and|anyway|because|cos)\b/i;
/** Fewer words say nothing by themselves. */
const fewestWords = 4;
/** The meaning of a part takes some milliseconds. */
const mostParts = 12;

/** The texts whose embeddings the classifier asks for: the message, and the parts of a long one. */
export function textsToRead(message: string): string[] {
  return [message.trim(), ...longParts(message)];
}

/** The parts of a long message; none where the encoder reads it whole. */
export function longParts(message: string): string[] {
  return message.trim().split(/\s+/).length > mostWordsAtOnce ? partsOf(message) : [];
}

/** The parts that say something by themselves; none where the message is of one piece. */
export function partsOf(message: string): string[] {
  const parts = message
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords && part !== message.trim());
  if (parts.length <= mostParts) return parts;
  const each = Math.ceil(parts.length / mostParts);
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, at) =>
    parts.slice(at * each, (at + 1) * each).join(', '),
  );
}
