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

const source = z.strictObject({ text: line, href: webAddressSchema });

const item = z
  .strictObject({
    number: z.string().regex(/^\d{3,5}$/, { error: 'write the item number in quotes, such as "91189"' }),
    name: line,
    /** By video or phone, as at the clinic; other items are only listed beside it. */
    telehealth: z.boolean(),
    /** Whole minutes: at least, and less than. */
    from: z.number().int().nonnegative(),
    below: z.number().int().positive(),
    scheduleFee: amount,
    benefit: amount.optional(),
    asAt: isoDate,
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
  rule: z.strictObject({ text: line, source, asAt: isoDate }),
  items: z.array(item),
  safetyNet: z
    .strictObject({
      /** The share of out-of-pocket costs that the safety net pays, such as 0.8. */
      share: z.number().min(0).max(1),
      general: amount,
      concession: amount,
      source,
      asAt: isoDate,
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
