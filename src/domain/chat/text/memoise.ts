/** Remembers what a slow function says of a word, for some thousand words: most messages are made of the same ones. */
export function memoise<Result>(slow: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as Result;
    const result = slow(word);
    if (known.size >= mostWords) known.clear();
    known.set(word, result);
    return result;
  };
}

const mostWords = 20_000;
