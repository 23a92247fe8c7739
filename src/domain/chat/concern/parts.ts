/** A message above these limits is read in clauses; a danger would be diluted in one embedding of the whole. */
const mostWordsAtOnce = 60;
const mostTokensAtOnce = 120;
/** Separators between clauses. */
const breaks = /[,.;:!?\n()|]+|\b(?:but|also|btw|plus|and|anyway|because|cos)\b/i;
/** Consecutive clauses shorter than this are joined. */
const shortClause = 7;
/** Most tokens of a message that the encoder reads. 2,000 characters of prose have fewer. */
const tokenBudget = 640;
/** Fewer words mean nothing without context. */
const fewestWords = 4;
/** Most parts of a training example. */
const mostParts = 12;

/** The texts whose embeddings the classifier needs: the message, or the clauses of a long one. */
export function textsToRead(message: string): string[] {
  const clauses = clausesToRead(message);
  return clauses.length > 0 ? clauses : [message.trim()];
}

/**
 * The clauses of a long message; none for a message that is read as one text. The work grows with the length of the message up to
 * a token budget. Beyond it only clauses of the beginning and the end are read; phrases are matched in the whole message.
 */
export function clausesToRead(message: string): string[] {
  if (!isLong(message)) return [];
  const clauses: string[] = [];
  let open: string[] = [];
  let tokens = 0;
  const close = () => {
    if (open.length > 0) clauses.push(open.join(' '));
    open = [];
    tokens = 0;
  };
  for (const clause of message.split(breaks)) {
    const words = wordsOf(clause);
    // Only short clauses are joined: a clause that states a danger is read separately.
    if (words.length >= shortClause) close();
    for (const word of words) {
      const more = tokensIn(word);
      if (open.length >= mostWordsAtOnce || tokens + more > mostTokensAtOnce) close();
      open.push(word);
      tokens += more;
    }
    if (open.length >= shortClause) close();
  }
  close();
  return withinBudget(clauses);
}

/** Whether the encoder reads a text in clauses. */
export function isLong(text: string): boolean {
  return wordsOf(text).length > mostWordsAtOnce || tokensIn(text) > mostTokensAtOnce;
}

/** The beginning of a text, as much as the encoder reads at once. */
export function beginningOf(text: string): string {
  if (!isLong(text)) return text;
  const words: string[] = [];
  let tokens = 0;
  for (const word of wordsOf(text)) {
    tokens += tokensIn(word);
    if (words.length > 0 && (words.length === mostWordsAtOnce || tokens > mostTokensAtOnce)) break;
    words.push(word);
  }
  return words.join(' ');
}

/** Texts from both ends until the budget is spent, in their original order. */
function withinBudget(texts: readonly string[]): string[] {
  const chosen = new Set<number>();
  let left = tokenBudget;
  for (let step = 0; step < texts.length && left > 0; step += 1) {
    const at = step % 2 === 0 ? step / 2 : texts.length - (step + 1) / 2;
    left -= tokensIn(texts[at] ?? '') + 2;
    chosen.add(at);
  }
  return texts.filter((_, at) => chosen.has(at));
}

/** An estimate: one token for each punctuation mark and for each four letters of a word. */
function tokensIn(text: string): number {
  return text.match(/[a-z0-9]{1,4}|[^\sa-z0-9]/gi)?.length ?? 0;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The parts of a training example that mean something without context; none if it has only one part. */
export function concernPartsOf(message: string): string[] {
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
