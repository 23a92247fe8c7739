import { type ReactNode, useEffect, useRef } from 'react';
import { ProblemMark } from '#ui/notice/problem-mark.tsx';
import { clinicClockTime } from './dates.ts';

interface SaveBarProps {
  busy: boolean;
  /** The failure of the last save. */
  failure: string | undefined;
  dirty: boolean;
  isNew: boolean;
  autosavedAt: number | null;
  /** Whether the browser refuses to store autosaves. */
  autosaveRefused: boolean;
  onRetry: () => void;
  /** A note below the state. */
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The state of the last save and the buttons that save, always visible. */
export function SaveBar({ note, children, ...state }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // Notices and focused fields stay above the bar, also at the end of the page.
  useEffect(() => {
    const root = document.documentElement.style;
    const measure = () => {
      if (!bar.current) return;
      const { top, height } = bar.current.getBoundingClientRect();
      root.setProperty('--notice-height', `${Math.round(Math.max(height, innerHeight - top))}px`);
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      removeEventListener('scroll', measure);
      observer.disconnect();
      root.removeProperty('--notice-height');
    };
  }, []);

  return (
    <div
      ref={bar}
      className="no-print sticky bottom-(--dock-height) low:static z-20 border-t border-line bg-surface shadow-float forced-border"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <div className="min-w-0 text-sm">
          <SaveState {...state} />
          {note && <p className="text-ink-soft">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}

function SaveState({ failure, busy, onRetry, ...state }: Omit<SaveBarProps, 'note' | 'children'>) {
  if (failure === undefined) {
    return (
      <p role="status" className="text-ink-soft">
        {busy ? 'Saving…' : stateWords(state)}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 font-semibold text-severe">
      <ProblemMark />
      <span className="min-w-0">
        Not saved. {failure}{' '}
        <button type="button" className="text-link" aria-disabled={busy || undefined} onClick={onRetry}>
          Try again
        </button>
      </span>
    </p>
  );
}

type Unsaved = Pick<SaveBarProps, 'dirty' | 'isNew' | 'autosavedAt' | 'autosaveRefused'>;

function stateWords({ dirty, isNew, autosavedAt, autosaveRefused }: Unsaved): string {
  if (!dirty) return isNew ? 'Nothing written yet' : 'All changes are saved';
  if (autosaveRefused) return 'Not saved yet. This browser keeps no copy: save often.';
  return autosavedAt ? `Not saved yet. Kept in this browser at ${clinicClockTime(autosavedAt)}` : 'Not saved yet';
}
