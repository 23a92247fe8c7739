import { useId } from 'react';
import type { AnswerValue, Item } from '#domain/screeners/instrument.ts';

type Layout = 'pair' | 'row' | 'block';

interface QuestionProps {
  instrumentId: string;
  item: Item;
  number: number;
  layout: Layout;
  answer: AnswerValue | null | undefined;
  onChoose: (value: AnswerValue) => void;
}

const pairLayout = {
  fieldset: '@xl:grid-cols-[minmax(0,1fr)_15rem] @xl:gap-x-8 @xl:gap-y-1',
  options: 'xs:grid-cols-2 @xl:col-start-2 @xl:row-start-1 @xl:row-span-2 @xl:self-center',
};

const layouts: Record<Layout, { fieldset: string; options: string }> = {
  pair: pairLayout,
  row: { fieldset: '', options: '@2xl:grid-flow-col @2xl:auto-cols-fr' },
  block: { fieldset: '', options: '@3xs:grid-cols-2 @3xl:grid-cols-4' },
};

/** A question and its options: large targets, one tab stop, arrow keys within. */
export function Question({ instrumentId, item, number, layout, answer, onChoose }: QuestionProps) {
  const hintId = useId();
  const { fieldset, options } = layouts[layout];
  return (
    <li id={questionId(instrumentId, item.id)} className="scroll-mt-6 border-t border-line py-5 first:border-t-0">
      <fieldset className={`grid gap-y-3 ${fieldset}`} aria-describedby={item.hint ? hintId : undefined}>
        {/* A floating legend takes part in the grid. */}
        <legend className="float-left flex w-full items-baseline gap-3 font-semibold">
          <span
            aria-hidden="true"
            className={`eased grid size-7 shrink-0 place-items-center rounded-pill text-xs font-bold ${answer == null ? 'bg-mist text-brand-deep' : 'bg-brand text-on-strong'}`}
          >
            {number}
          </span>
          <span className="leading-snug">{item.text}</span>
        </legend>
        {item.hint && (
          <p id={hintId} className="-mt-1 pl-10 text-sm text-ink-soft">
            {item.hint}
          </p>
        )}
        <div className={`grid gap-1.5 @xl:gap-2 ${options}`}>
          {item.options.map(({ value, label }) => (
            <label
              key={value}
              className="eased relative flex min-h-11.5 cursor-pointer items-center gap-2.5 rounded-card border border-edge bg-surface px-3.5 py-2 text-sm leading-tight hover:border-brand-deep hover:bg-mist has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={groupName(instrumentId, item.id)}
                value={value}
                checked={answer === value}
                onChange={() => onChoose(value)}
                className="size-5 shrink-0 cursor-pointer accent-brand focus-visible:shadow-none supports-[selector(:has(a))]:focus-visible:outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

/** Names the radio buttons of an item, unique on the page. */
function groupName(instrumentId: string, itemId: string): string {
  return `${instrumentId}.${itemId}`;
}

/** Id of a question's element. */
export function questionId(instrumentId: string, itemId: string): string {
  return `${instrumentId}-${itemId.replaceAll('_', '-')}`;
}
