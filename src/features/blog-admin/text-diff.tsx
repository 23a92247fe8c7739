import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Differences that take longer than this are shown as two texts: a browser must not stand still. */
const timeoutMs = 500;

interface TextDiffProps {
  before: string;
  after: string;
  /** For a list or a switch: the old as a whole, then the new. */
  whole?: boolean;
}

/** The way from one text to another: what went is struck through, what came is underlined, and both are said. */
export function TextDiff({ before, after, whole = false }: TextDiffProps) {
  const parts = useMemo(
    () => (whole ? undefined : diffOf(before, after)) ?? replaced(before, after),
    [before, after, whole],
  );
  const keyed = parts.map((part, index) => ({ ...part, key: `${index}` }));
  return (
    <div className="whitespace-pre-wrap break-words rounded-card border border-line bg-surface p-4 text-sm leading-relaxed">
      {keyed.map(({ key, value, added, removed }) => {
        if (added)
          return (
            <ins key={key} className="bg-brand-tint text-brand-deep">
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className="bg-severe-tint text-severe">
              {value}
            </del>
          );
        return <span key={key}>{shortened(value)}</span>;
      })}
      {before === '' && after === '' && <span className="text-ink-soft">Empty</span>}
    </div>
  );
}

/** Undefined where it takes too long. */
function diffOf(before: string, after: string) {
  return diffWordsWithSpace(before, after, { timeout: timeoutMs });
}

function replaced(before: string, after: string) {
  return [
    { value: before, removed: true, added: false },
    { value: before && after ? ' ' : '', removed: false, added: false },
    { value: after, removed: false, added: true },
  ];
}

const context = 240;

/** Long passages without a change are left out in the middle. */
function shortened(text: string): string {
  return text.length > 3 * context ? `${text.slice(0, context)} … ${text.slice(-context)}` : text;
}
