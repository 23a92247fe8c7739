import type { Instrument, ScreenerAnswers } from '#domain/screeners/instrument.ts';
import { swellAt } from './scale-shape.ts';
import { topics } from './topics.ts';

/** Questions that a person answers in a minute, with time to think. */
const questionsPerMinute = 4;

/** Subject, audience, duration and progress of the questionnaire. */
export function ScreenerHead({ instrument, answers }: { instrument: Instrument; answers: ScreenerAnswers }) {
  const { id, name, items, adultNotice, about } = instrument;
  const minutes = Math.ceil(items.length / questionsPerMinute);
  return (
    <header className="bg-mist px-5 pt-6 pb-3 @2xl:px-8">
      <p className="font-semibold text-brand-deep">{topics[id].about}</p>
      <h3 id={`${id}-title`} className="text-h3">
        {name}
      </h3>
      <p className="mt-2">{topics[id].looksAt}</p>
      <p className="mt-3 text-sm">
        {items.length} questions, about {minutes} {minutes === 1 ? 'minute' : 'minutes'}. {adultNotice}
      </p>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{about.statement}</p>
      <TideOfAnswers answered={items.map((item) => answers[item.id] != null)} />
    </header>
  );
}

const width = 240;

/** A tide line with a mark for each question, filled once it is answered. The count in words is below it. */
function TideOfAnswers({ answered }: { answered: readonly boolean[] }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="320"
      height="32"
      viewBox={`0 0 ${width} 32`}
      fill="none"
      strokeWidth="2"
      className="block h-auto w-full max-w-80 stroke-brand"
    >
      <polyline
        points={Array.from({ length: 25 }, (_, step) => `${step * 10},${height(step * 10)}`).join(' ')}
        opacity="0.55"
      />
      {answered.map((done, index) => {
        const x = Math.round(((index + 0.5) * width) / answered.length);
        return (
          <circle key={x} cx={x} cy={height(x)} r="5.5" className={`eased ${done ? 'fill-brand' : 'fill-surface'}`} />
        );
      })}
    </svg>
  );
}

function height(x: number): number {
  return Math.round((16 + swellAt(x / width)) * 10) / 10;
}
