import { useDeferredValue, useMemo } from 'react';
import { countWords, readingTime } from '#domain/blog/reading-time.ts';

/** Words and reading time, counted when the browser is idle, so that typing in a long text stays fast. */
export function WordCount({ content }: { content: string }) {
  const text = useDeferredValue(content);
  const [words, minutes] = useMemo(() => [countWords(text), readingTime(text)], [text]);
  return (
    <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
      {words.toLocaleString('en-AU')} {words === 1 ? 'word' : 'words'} · {minutes} min read
    </p>
  );
}
