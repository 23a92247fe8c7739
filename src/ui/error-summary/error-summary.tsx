import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Notice } from '../notice/notice.tsx';

export interface SummaryProblem {
  /** Id of the control of the problem; undefined without one. */
  control?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  /** A sentence above the list. */
  text?: ReactNode;
  /** In the order of the page. */
  problems: readonly SummaryProblem[];
  /** Number of refusals, so that each takes the focus; 0 in a page rendered with the summary, which does not. */
  attempt: number;
  level?: 2 | 3;
  id?: string | undefined;
  className?: string;
}

/**
 * The problems of a refused form, at its top. It takes the focus, so that a screen reader announces it once and whole; each
 * problem links to its control. The messages at the controls are no live regions.
 */
export function ErrorSummary({ title, text, problems, attempt, level = 2, id, className = '' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const listId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  return (
    <Notice
      // A new element for each refusal: in a focused element a changed description would be announced as well.
      key={attempt}
      ref={box}
      tone="problem"
      id={id}
      title={<span id={titleId}>{title}</span>}
      level={level}
      tabIndex={-1}
      // With a role, a name and a description, all of it is announced on focus: Orca ignores a plain element.
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
      data-error-summary=""
      className={className}
    >
      <div id={listId}>
        {text && <p>{text}</p>}
        <ul className={`grid gap-1 ${text ? 'mt-3' : ''}`}>
          {problems.map(({ control, message }) => (
            <li key={`${control} ${message}`}>
              {control === undefined ? (
                <span className="font-semibold text-severe">{message}</span>
              ) : (
                <a
                  href={`#${control}`}
                  onClick={(event) => leadTo(event, control)}
                  className="font-semibold text-severe underline underline-offset-4"
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** Focuses the control by script: an address with a fragment would add a history entry. */
function leadTo(event: MouseEvent, control: string): void {
  const target = document.getElementById(control);
  if (!target) return;
  event.preventDefault();
  target.focus();
  // With its label and context, not at the edge of the window.
  target.scrollIntoView({ block: 'center' });
}
