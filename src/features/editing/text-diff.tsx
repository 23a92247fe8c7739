import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Milliseconds. A comparison that takes longer is shown as two texts, so that the browser does not freeze. */
const timeoutMs = 500;

interface TextDiffProps {
  before: string;
  after: string;
  /** For a list or a switch: the whole old value, then the new one. */
  whole?: boolean;
}

/** The differences of two texts: removals are struck through, additions underlined, and both are announced. */
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

/** Undefined after the timeout. */
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

/** The middle of long unchanged passages is left out. */
function shortened(text: string): string {
  return text.length > 3 * context ? `${text.slice(0, context)} … ${text.slice(-context)}` : text;
}
