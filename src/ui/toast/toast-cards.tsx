import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { ShownToast } from './toasts.ts';

interface ToastCardsProps {
  shown: readonly ShownToast[];
  /** Milliseconds until each is removed. */
  duration: number;
  onDismiss: (id: number) => void;
}

/** The notices. All of them wait while a pointer or the focus is on one, or while the window is hidden. */
export function ToastCards({ shown, duration, onDismiss }: ToastCardsProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useWindowHidden();
  const cameFrom = useRef<Element | null>(null);
  const paused = hovered || focused || hidden;

  function dismiss(id: number): void {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onDismiss(id);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody is reading
    <div
      className="grid"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {shown.map((notice) => (
        <ToastCard
          key={notice.id}
          notice={notice}
          duration={duration}
          paused={paused}
          onDismiss={() => dismiss(notice.id)}
          onTimeUp={() => onDismiss(notice.id)}
        />
      ))}
    </div>
  );
}

interface ToastCardProps {
  notice: ShownToast;
  duration: number;
  paused: boolean;
  onDismiss: () => void;
  onTimeUp: () => void;
}

function ToastCard({ notice, duration, paused, onDismiss, onTimeUp }: ToastCardProps) {
  const { title, description, tone = 'plain' } = notice;
  useTimeLimit(duration, paused, onTimeUp);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button inside
    <div
      data-toast={tone}
      onKeyDown={closeOnEscape}
      className="pointer-events-auto mt-3 flex items-start gap-3 max-xs:gap-1 rounded-card bg-ocean py-2 pr-2 pl-4 text-on-deep shadow-float forced-border motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0"
    >
      <ToneMark tone={tone} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold leading-snug max-xs:text-sm">{title}</p>
        {description && <p className="mt-1 text-sm text-on-deep-soft">{description}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-h3 leading-none text-on-deep-soft hover:bg-on-deep/10 hover:text-on-deep"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** A shape beside the words, so that colour is never the only signal. */
function ToneMark({ tone }: { tone: NonNullable<ShownToast['tone']> }) {
  if (tone === 'plain') return null;
  const isProblem = tone === 'problem';
  return (
    <span
      className={`mt-2.5 grid max-xs:hidden size-6 shrink-0 place-items-center rounded-pill ${isProblem ? 'bg-severe-tint text-severe' : 'bg-brand-tint text-brand-deep'}`}
    >
      {isProblem ? (
        <span aria-hidden="true" className="font-extrabold leading-none">
          !
        </span>
      ) : (
        <Icon name="check" className="size-4" />
      )}
    </span>
  );
}

/** Calls back after a time, which does not run while it is paused. */
function useTimeLimit(duration: number, paused: boolean, onTimeUp: () => void): void {
  const remaining = useRef(duration);
  const timeUp = useRef(onTimeUp);
  useEffect(() => {
    timeUp.current = onTimeUp;
  });
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => timeUp.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - started));
    };
  }, [paused]);
}

function useWindowHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
