import { z } from 'zod';
import { amount, isoDate, line, webAddressSchema } from './text.ts';

/**
 * Medicare's share of the fee for a nurse practitioner's services out of hospital, as in item 91189: schedule fee $31.80,
 * benefit $27.05 (Medicare Benefits Schedule, July 2025).
 */
export const percentOfScheduleFee = 85;

/** In dollars: that share of a schedule fee, rounded up to five cents. */
export function benefitOf(scheduleFee: number): number {
  const cents = (Math.round(scheduleFee * 100) * percentOfScheduleFee) / 100;
  return (Math.ceil(cents / 5) * 5) / 100;
}

const source = z
  .strictObject({ text: line.meta({ title: 'Name' }), href: webAddressSchema.meta({ title: 'Address' }) })
  .meta({ title: 'Where it is from' });

const asAt = isoDate.meta({ title: 'Checked on', description: 'The day you last compared it with the source.' });

const item = z
  .strictObject({
    number: z
      .string()
      .regex(/^\d{3,5}$/, { error: 'write the item number in quotes, such as "91189"' })
      .meta({ title: 'Item number' }),
    name: line.meta({ title: 'What it is for' }),
    telehealth: z
      .boolean()
      .meta({ title: 'By video or phone', description: 'Items for visits in person are only listed beside it.' }),
    from: z.number().int().nonnegative().meta({ title: 'At least, in minutes' }),
    below: z.number().int().positive().meta({ title: 'Less than, in minutes' }),
    scheduleFee: amount.meta({
      title: 'Schedule fee',
      description: 'From the Medicare Benefits Schedule. It changes each July.',
    }),
    benefit: amount.optional().meta({
      title: 'Medicare pays',
      description: `${percentOfScheduleFee}% of the schedule fee, rounded up to five cents. Left empty, no sum is made with this item.`,
    }),
    asAt,
  })
  .refine(({ from, below }) => from < below, { path: ['below'], error: 'write more minutes than under from' })
  .refine(({ benefit, scheduleFee }) => benefit === undefined || benefit === benefitOf(scheduleFee), {
    path: ['benefit'],
    error: ({ input }) =>
      `Medicare pays ${percentOfScheduleFee}% of the schedule fee, rounded up to five cents: write ${benefitOf((input as { scheduleFee: number }).scheduleFee).toFixed(2)}, or correct scheduleFee`,
  });

/** content/medicare.yaml: the rule behind two prices, and the figures of the out-of-pocket checker. */
export const medicareRecord = z.strictObject({
  question: line,
  rule: z.strictObject({ text: line.meta({ title: 'The rule', description: 'In plain words.' }), source, asAt }),
  items: z.array(item).meta({ title: 'Medicare items', namedBy: ['number', 'name'] }),
  safetyNet: z
    .strictObject({
      share: z.number().min(0).max(1).meta({
        title: 'Share that Medicare pays',
        description: 'Of your own costs once they have passed the limit: 0.8 is 80%.',
      }),
      general: amount.meta({ title: 'Limit', description: 'It changes each January.' }),
      concession: amount.meta({ title: 'Limit with a concession card' }),
      source,
      asAt,
    })
    .refine(({ general, concession }) => concession <= general, {
      path: ['concession'],
      error: 'the limit with a concession is the lower one; write no more than under general',
    }),
  /** The limits of every estimate, a sentence each. */
  unknown: z.array(line).min(1),
});

export type MedicareRecord = z.infer<typeof medicareRecord>;
export type MedicareItem = MedicareRecord['items'][number];
