import { useEffect, useRef } from 'react';
import type { SaveMode } from '#domain/blog/save-post.ts';
import { Button } from '#ui/button/button.tsx';
import { ProblemMark } from '#ui/notice/problem-mark.tsx';
import { clinicClockTime } from '../dates.ts';
import type { Saving } from './use-saving.ts';

interface SaveBarProps {
  saving: Pick<Saving, 'busy' | 'failure'>;
  dirty: boolean;
  isNew: boolean;
  /** Whether the post is public. */
  published: boolean;
  autosavedAt: number | null;
  keepingRefused: boolean;
  onSave: (mode: SaveMode) => void;
}

/** The three save buttons, always visible, and the state of the last save. */
export function SaveBar({ saving, dirty, isNew, published, autosavedAt, keepingRefused, onSave }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { busy, failure } = saving;

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

  // Not `disabled`, which would take the focus from the pressed button. A running save refuses another.
  const compact = 'px-3! text-sm md:px-5! md:text-base aria-disabled:opacity-60';
  return (
    <div
      ref={bar}
      className="no-print sticky bottom-(--dock-height) low:static z-20 border-t border-line bg-surface shadow-float forced-border"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <div className="min-w-0 text-sm">
          {failure ? (
            <p className="flex items-start gap-2 font-semibold text-severe">
              <ProblemMark />
              <span className="min-w-0">
                Not saved. {failure.message}{' '}
                <button
                  type="button"
                  className="text-link"
                  aria-disabled={busy || undefined}
                  onClick={() => onSave(failure.mode)}
                >
                  Try again
                </button>
              </span>
            </p>
          ) : (
            <p role="status" className="text-ink-soft">
              {busy
                ? 'Saving…'
                : !dirty
                  ? isNew
                    ? 'Nothing written yet'
                    : 'All changes are saved'
                  : keepingRefused
                    ? 'Not saved yet. This browser keeps no copy: save often.'
                    : autosavedAt
                      ? `Not saved yet. Kept in this browser at ${clinicClockTime(autosavedAt)}`
                      : 'Not saved yet'}
            </p>
          )}
          {published && (
            <p className="text-ink-soft">Readers see it. Saved as draft or scheduled, it leaves the site.</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button className={compact} aria-disabled={busy || undefined} onClick={() => onSave('draft')}>
            Save as draft
          </Button>
          <Button className={compact} aria-disabled={busy || undefined} onClick={() => onSave('schedule')}>
            Schedule
          </Button>
          <Button
            look="primary"
            className={compact}
            aria-disabled={busy || undefined}
            onClick={() => onSave('publish')}
          >
            {published ? 'Update' : 'Publish'}
          </Button>
        </div>
      </div>
    </div>
  );
}
