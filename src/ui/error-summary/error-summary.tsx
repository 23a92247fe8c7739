import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Notice } from '../notice/notice.tsx';

export interface SummaryProblem {
  /** Id of the control that the problem belongs to; left out where it belongs to none. */
  control?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  /** A sentence above the list. */
  text?: ReactNode;
  /** In the order of the page. */
  problems: readonly SummaryProblem[];
  /** Counts what was refused, so that each refusal takes the focus; 0 where the page came with it and the focus stays. */
  attempt: number;
  level?: 2 | 3;
  id?: string | undefined;
  className?: string;
}

/**
 * What has to be put right, at the top of a form that was refused. It takes the focus, so that a screen reader says it
 * once and whole; each problem leads to its control. The messages at the controls are no live regions beside it.
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
      // A new element for each refusal: of one that has the focus already, a changed description is said beside it.
      key={attempt}
      ref={box}
      tone="problem"
      id={id}
      title={<span id={titleId}>{title}</span>}
      level={level}
      tabIndex={-1}
      // With a role, a name and a description, all of it is said when it takes the focus: Orca says nothing of a plain element.
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

/** To the control itself, by script: an address with a fragment would be a step of its own in the history. */
function leadTo(event: MouseEvent, control: string): void {
  const target = document.getElementById(control);
  if (!target) return;
  event.preventDefault();
  target.focus();
  // With its label and what stands around it, not at the edge of the window.
  target.scrollIntoView({ block: 'center' });
}
