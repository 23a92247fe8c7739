import type { Key, ReactNode } from 'react';

interface AnnouncementProps {
  /** Announced at once; otherwise after the current announcement. */
  urgent?: boolean;
  /** Another key for each message, so that equal words are announced again. Not needed for a message whose text changes. */
  occasion?: Key;
  /** Visually hidden unless it has a class. */
  className?: string;
  /** The message; empty for none. */
  children?: ReactNode;
}

/**
 * A live region: a screen reader announces its message whole and once, wherever the focus is. It is in the page before its
 * first message, because a region that arrives with its message is often ignored.
 *
 * Politeness and atomicity are explicit, since Firefox exposes neither for `role="alert"`. An urgent one has no role as
 * well: with both, NVDA and VoiceOver announce it twice. Each message is a new element, because Orca ignores a change to
 * equal text.
 */
export function Announcement({ urgent = false, occasion, className = 'sr-only', children }: AnnouncementProps) {
  const message = children || null;
  return (
    <div
      role={urgent ? undefined : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={className}
    >
      {message && <div key={occasion ?? (typeof message === 'string' ? message : undefined)}>{message}</div>}
    </div>
  );
}
