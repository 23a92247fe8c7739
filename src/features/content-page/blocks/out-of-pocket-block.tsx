import { type ReactNode, useId, useRef, useState } from 'react';
import { type Appointment, type CostAnswers, type OutOfPocket, outOfPocket } from '#domain/medicare/out-of-pocket.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';
import { ExternalLink } from '#ui/link/link.tsx';
import type { OutOfPocketView } from '#wire/prices.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { formatDollars } from '../dollars.ts';
import { AllPrices } from './all-prices.tsx';

const questions: { [Key in keyof CostAnswers]: { asks: string; options: [CostAnswers[Key], string][] } } = {
  visit: { asks: 'Which visit?', options: [] },
  seen: {
    asks: 'Have we seen you face to face in the last 12 months?',
    options: [
      ['no', 'No'],
      ['yes', 'Yes'],
      ['exempt', 'No, but one of the exemptions is mine'],
    ],
  },
  person: {
    asks: 'Who is the visit for?',
    options: [
      ['adult', 'An adult'],
      ['concession', 'An adult with a concession card, or in a family that gets Family Tax Benefit Part A'],
      ['child', 'Someone under 18, with a parent or guardian'],
    ],
  },
  safetyNet: {
    asks: 'Have your own costs passed the limit of the Medicare Safety Net this year?',
    options: [
      ['not-reached', 'No, or not known'],
      ['reached', 'Yes'],
    ],
  },
};

/** Most readers are new patients. */
const first: CostAnswers = { visit: 'initial', seen: 'no', person: 'adult', safetyNet: 'not-reached' };

/**
 * Four questions and the amount left to pay. The answers are in the page only: there is no form, so they cannot be sent or
 * appear in an address. Without script the table of all prices below has the same figures.
 */
export function OutOfPocketBlock({
  id,
  block,
  view,
}: {
  id: string;
  block: BlockOf<'out-of-pocket'>;
  view: OutOfPocketView | undefined;
}) {
  if (!view) return null;
  return (
    <section aria-labelledby={id}>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <Checker view={view} />
      <AllPrices view={view} />
    </section>
  );
}

function Checker({ view }: { view: OutOfPocketView }) {
  const [answers, setAnswers] = useState(first);
  const fields = useRef<HTMLDivElement>(null);
  const name = useId();
  const [said, say] = useAnnouncer();
  const read = () => {
    const chosen = [...(fields.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const next = { ...first, ...Object.fromEntries(chosen.map((input) => [input.dataset.question, input.value])) };
    setAnswers(next);
    say(inOneSentence(next, view));
  };
  const visits = (Object.keys(view.names) as Appointment[]).map((visit): [Appointment, string] => [
    visit,
    view.names[visit],
  ]);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 rounded-large bg-mist p-6 @2xl:grid-cols-2 @2xl:p-8 noscript:hidden forced-border">
      {/* On a phone the amount stays visible while the questions are answered. */}
      <p
        aria-hidden="true"
        className="sticky top-(--header-height) -mx-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-mist px-6 py-3 font-semibold low:static print:static @2xl:hidden"
      >
        You pay
        <strong className="text-h2 font-extrabold tracking-tight">{headline(outOfPocket(answers, view))}</strong>
      </p>
      <div ref={fields} onChange={read} className="grid grid-cols-1 content-start gap-6">
        {Object.entries(questions).map(([key, { asks, options }]) => (
          <fieldset key={key} className="min-w-0">
            <legend className="font-semibold">{asks}</legend>
            <div className="mt-1">
              {(key === 'visit' ? visits : options).map(([value, label]) => (
                <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="radio"
                    name={`${name}${key}`}
                    data-question={key}
                    value={value}
                    defaultChecked={first[key as keyof CostAnswers] === value}
                    className="size-5 shrink-0 scroll-mt-20 accent-brand @2xl:scroll-mt-0"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="print:static @2xl:sticky @2xl:top-24 @2xl:self-start">
        {/* Announced as one sentence, because the amounts alone would lack their names. */}
        <Announcement {...said} />
        <output aria-live="off" className="block rounded-card bg-surface p-6">
          <Result answers={answers} view={view} />
        </output>
        <div className="mt-5 text-sm text-ink-soft">
          <p className="font-semibold text-ink">What this cannot know</p>
          <ul className="mt-2 list-disc pl-5">
            {view.unknown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Result({ answers, view }: { answers: CostAnswers; view: OutOfPocketView }) {
  const sum = outOfPocket(answers, view);
  const { fee, rebate, upTo } = sum;
  return (
    <>
      <span className="block font-semibold">You pay</span>
      <strong className="mt-1 block text-h1 font-extrabold tracking-tight">{headline(sum)}</strong>
      <span className="mt-2 block">{reason(answers, sum)}</span>
      {upTo !== null && (
        <span className="mt-2 block">
          Up to <strong>{formatDollars(upTo)}</strong> if Medicare pays by the item for{' '}
          {view.prices[answers.visit].minutes} minutes, below, and not by our price list.
        </span>
      )}
      <span className="mt-4 block border-t border-line text-sm">
        <Line name={`Fee, price list of ${view.pricesAsAt}`}>
          {fee === null ? 'shown when you book' : formatDollars(fee)}
        </Line>
        <Line name="Medicare pays">{rebate === null ? 'not known' : formatDollars(rebate)}</Line>
        {answers.safetyNet === 'reached' && sum.medicarePays && (
          <Line name="The safety net adds, at most">{formatDollars(sum.safetyNetPays)}</Line>
        )}
      </span>
      {sum.medicarePays && <Items sum={sum} view={view} />}
      <span className="mt-4 block text-sm text-ink-soft">
        Your safety net limit: {formatDollars(sum.safetyNetFrom)} of your own costs in the year, as at{' '}
        {view.safetyNet.asAtShown}.{' '}
        <ExternalLink href={view.safetyNet.source.href} className="text-link">
          {view.safetyNet.source.text}
        </ExternalLink>
      </span>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <span className="text-ink-soft">{name}</span>
      <span className="font-semibold">{children}</span>
    </span>
  );
}

function Items({ sum, view }: { sum: OutOfPocket; view: OutOfPocketView }) {
  return (
    <span className="mt-4 block text-sm text-ink-soft">
      <span className="block font-semibold text-ink">Medicare items of this length</span>
      {sum.items.length === 0 && 'None in our records for a visit this long; the sum is from our price list.'}
      {sum.items.map(({ number, name, scheduleFee, benefit }) => (
        <span key={number} className="mt-1 block">
          <strong>{number}</strong> {name}: schedule fee {formatDollars(scheduleFee)}
          {benefit !== undefined && `, Medicare pays ${formatDollars(benefit)}`}, as at {view.itemDates[number]}.
        </span>
      ))}
    </span>
  );
}

/** The amount with its payer, as announced. */
function inOneSentence(answers: CostAnswers, view: OutOfPocketView): string {
  const sum = outOfPocket(answers, view);
  const upTo = sum.upTo === null ? '' : ` Up to ${formatDollars(sum.upTo)} if Medicare pays by the item.`;
  return `You pay: ${headline(sum)}. ${reason(answers, sum)}${upTo}`;
}

function headline({ medicarePays, rebate, pay }: OutOfPocket): string {
  if (pay !== null) return formatDollars(pay);
  return medicarePays && rebate !== null ? `The fee less ${formatDollars(rebate)}` : 'The full fee';
}

function reason({ seen, person }: CostAnswers, { medicarePays, bulkBilled, pay }: OutOfPocket): string {
  if (!medicarePays) {
    const child = person === 'child' ? ' This holds for people under 18, too.' : '';
    return `Medicare does not pay for this visit by video or phone, so nothing comes back.${child}`;
  }
  const ask = seen === 'exempt' ? ' We check the exemption with you first.' : '';
  if (bulkBilled) return `Bulk billed: Medicare's payment is the full payment.${ask}`;
  const unknown = pay === null ? ' The fee of this visit is shown before you confirm.' : '';
  return `You pay the whole fee on the day, and Medicare sends its part back to you.${unknown}${ask}`;
}
