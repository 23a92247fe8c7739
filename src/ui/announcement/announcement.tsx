import type { Key, ReactNode } from 'react';

interface AnnouncementProps {
  /** Said at once; otherwise when what is being said has ended. */
  urgent?: boolean;
  /** Another one for each message, so that the same words are said again. Not needed where the message is a text that changes. */
  occasion?: Key;
  /** It is heard only, unless it is given a look. */
  className?: string;
  /** The message; nothing while there is none. */
  children?: ReactNode;
}

/**
 * What a screen reader says when it appears: whole, once, wherever the focus is. It stands in the page before its first message,
 * because a region that comes with its message is often not noticed.
 *
 * Politeness and wholeness are written out, since Firefox tells a screen reader neither of them of `role="alert"`. An urgent one has
 * no role beside them: with both, NVDA and VoiceOver say it twice. Each message is a new element, because Orca drops a change of
 * text that has the same words as the last.
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
