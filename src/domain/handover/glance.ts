import type { InstrumentId } from '../screeners/instrument.ts';
import type { SummarySection } from './summary.ts';

/** A topic of the summary at a glance: its result, or the address of its tool. */
export interface Glance {
  topic: string;
  found: readonly { name: string; value: string }[];
  /** The tool of the topic. */
  tool: { label: string; href: string };
}

const sleep: readonly InstrumentId[] = ['stop-bang', 'epworth'];

/** Waist, sleep and drinking side by side, completed or not. */
export function glanceAt(sections: readonly SummarySection[]): Glance[] {
  const body = sections.find(({ id }) => id === 'body');
  const lines = (ids: readonly InstrumentId[]) =>
    sections
      .filter(({ id }) => id !== 'body' && ids.includes(id))
      .map(({ title, headline }) => ({ name: title, value: headline }));
  return [
    {
      topic: 'Weight and waist',
      found: (body?.facts ?? []).filter(({ name }) => name === 'Waist' || name === 'Body mass index'),
      tool: { label: 'Body metrics calculator', href: '/calculator' },
    },
    { topic: 'Sleep', found: lines(sleep), tool: { label: 'Sleep assessments', href: '/sleep-recovery-optimisation' } },
    { topic: 'Drinking', found: lines(['audit-c']), tool: { label: 'AUDIT-C', href: '/mental-health-support' } },
  ];
}
