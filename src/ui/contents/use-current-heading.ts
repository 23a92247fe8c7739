import { useEffect, useState } from 'react';

/** A heading of the page: its anchor and its text. */
export interface ContentsHeading {
  id: string;
  text: string;
  /** Deeper than 2, it is nested under the previous one. */
  level?: number;
}

/** Share of the window's height above which a heading starts the current section. */
const readingLine = 0.3;

/** The heading of the current section; undefined before hydration. */
export function useCurrentHeading(headings: readonly ContentsHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const mark = () => {
      const line = window.innerHeight * readingLine;
      setCurrent(elements.filter((element) => element.getBoundingClientRect().top <= line).at(-1)?.id);
    };
    const observer = new IntersectionObserver(mark, { rootMargin: `999999px 0px ${(readingLine - 1) * 100}% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
