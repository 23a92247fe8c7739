import type { ReactNode } from 'react';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface ReadingFailedProps {
  message: string;
  onRetry: () => void;
  /** Another next step. */
  children?: ReactNode;
  className?: string;
}

/** In the place of content that could not be read: the reason, and a retry. */
export function ReadingFailed({ message, onRetry, children, className = 'mt-8' }: ReadingFailedProps) {
  return (
    <Notice tone="problem" className={`max-w-2xl ${className}`}>
      <SaidOnArrival words={message} />
      <p>{message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon="refresh" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </div>
    </Notice>
  );
}
