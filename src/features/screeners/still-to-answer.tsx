import { Fragment } from 'react';
import type { Instrument, ScreenerAnswers } from '#domain/screeners/instrument.ts';
import { questionId } from './question.tsx';

/** The unanswered questions, by number: on a phone a gap is far out of sight. */
export function StillToAnswer({ instrument, answers }: { instrument: Instrument; answers: ScreenerAnswers }) {
  const open = instrument.items.flatMap((item, index) =>
    answers[item.id] == null ? [{ id: questionId(instrument.id, item.id), number: index + 1 }] : [],
  );
  return (
    <p className="text-sm text-ink-soft">
      Still to answer:{' '}
      {open.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 && ' '}
          <a
            href={`#${id}`}
            aria-label={`Question ${number}`}
            className="inline-grid min-h-9 min-w-8 place-items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-deep"
            onClick={(event) => {
              // Focuses the options, so that the next key press answers; the address does not change.
              event.preventDefault();
              document.getElementById(id)?.querySelector('input')?.focus();
            }}
          >
            {number}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
