import type { ToolId } from '#domain/content-model/blocks.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface ToolFacts {
  name: string;
  looksAt: string;
  questions: number;
  minutes: number;
  reference: string;
  /** Whom to ask until the self-check is here. */
  meanwhile: string;
}

/** What each self-check is. The self-checks themselves replace these cards: their place is `ToolCards`, by id. */
const facts: Record<ToolId, ToolFacts> = {
  calculator: {
    name: 'Body metrics calculator',
    looksAt: 'Body mass index and the energy and protein that a body like yours uses in a day, for adults 18 and over.',
    questions: 6,
    minutes: 3,
    reference: 'Roza AM, Shizgal HM. American Journal of Clinical Nutrition, 1984;40:168-82.',
    meanwhile: 'Until it is, a GP, a dietitian or our nurse practitioner can work the numbers out with you.',
  },
  'beds-7': {
    name: 'BEDS-7, adapted',
    looksAt: 'Signs of binge eating. Our own adapted version, which has not been validated.',
    questions: 7,
    minutes: 2,
    reference: 'After Herman BK and others. Primary Care Companion for CNS Disorders, 2016;18(2).',
    meanwhile: 'Until it is, a GP, a psychologist or our nurse practitioner can talk through what you have noticed.',
  },
  asrs: {
    name: 'ASRS, part A',
    looksAt: 'Attention and restlessness in adults, over the past six months.',
    questions: 6,
    minutes: 2,
    reference: 'Kessler RC and others. Psychological Medicine, 2005;35:245-56.',
    meanwhile: 'Until it is, a GP or our nurse practitioner can listen, and tell you who assesses ADHD where you live.',
  },
  'audit-c': {
    name: 'AUDIT-C',
    looksAt: 'How often, and how much, you drink.',
    questions: 3,
    minutes: 1,
    reference: 'Bush K and others. Archives of Internal Medicine, 1998;158:1789-95.',
    meanwhile: 'Until it is, a GP, an alcohol help line or our nurse practitioner can talk it over without judging.',
  },
  'stop-bang': {
    name: 'STOP-BANG',
    looksAt: 'The risk of sleep apnoea, in which breathing stops again and again during sleep.',
    questions: 8,
    minutes: 2,
    reference: 'Chung F and others. Anesthesiology, 2008;108:812-21.',
    meanwhile:
      'Until it is, tell a GP or our nurse practitioner if you snore loudly or someone has seen you stop breathing.',
  },
  epworth: {
    name: 'Epworth Sleepiness Scale',
    looksAt: 'How likely you are to doze in eight everyday situations.',
    questions: 8,
    minutes: 2,
    reference: 'Johns MW. Sleep, 1991;14:540-5.',
    meanwhile: 'Until it is, tell a GP or our nurse practitioner if you are sleepy by day.',
  },
};

/** The self-checks of a page, side by side. */
export function ToolCards({ tools }: { tools: readonly ToolId[] }) {
  return (
    <ul className={`grid gap-4 ${tools.length % 3 === 0 ? '@4xl:grid-cols-3' : '@2xl:grid-cols-2'}`}>
      {tools.map((id) => (
        <li key={id} className="flex">
          <ToolCard {...facts[id]} />
        </li>
      ))}
    </ul>
  );
}

function ToolCard({ name, looksAt, questions, minutes, reference, meanwhile }: ToolFacts) {
  return (
    <article className="flex w-full flex-col overflow-hidden rounded-large border border-line shadow-card forced-border">
      <div className="bg-mist px-6 pt-6 pb-4">
        <h3 className="text-h3">{name}</h3>
        <p className="mt-1 text-sm font-semibold text-brand-deep">
          {questions} questions, about {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
        <Scale marks={questions} />
      </div>
      <div className="flex grow flex-col px-6 pt-5 pb-6">
        <p className="mb-5">{looksAt}</p>
        <div className="mt-auto mb-5 rounded-card bg-sand p-4 text-sm forced-border">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="timer" className="size-5 text-brand" />
            Being prepared
          </p>
          <p className="mt-1">This self-check is not on this page yet. {meanwhile}</p>
        </div>
        <p className="border-t border-line pt-4 text-sm text-ink-soft">
          <span className="block font-semibold text-ink">Screening, not a diagnosis</span>
          {reference}
        </p>
      </div>
    </article>
  );
}

/** A tide line with a mark for each question. Decoration only. */
function Scale({ marks }: { marks: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 240 40"
      fill="none"
      className="mt-4 block h-auto w-full max-w-72 text-brand"
    >
      <path
        stroke="currentColor"
        strokeWidth="2"
        d={`M0 ${swell(0)}${Array.from({ length: 24 }, (_, step) => `L${(step + 1) * 10} ${swell((step + 1) * 10)}`).join('')}`}
      />
      {Array.from({ length: marks }, (_, mark) => {
        const x = Math.round(((mark + 0.5) * 240) / marks);
        return (
          <circle key={x} cx={x} cy={swell(x)} r="5" strokeWidth="2" stroke="currentColor" className="fill-surface" />
        );
      })}
    </svg>
  );
}

function swell(x: number): number {
  return Math.round((20 - 8 * Math.sin((x / 240) * 2 * Math.PI)) * 10) / 10;
}
