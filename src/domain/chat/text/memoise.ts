/** Caches the results of a slow function for some thousand words: most messages use the same ones. */
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
