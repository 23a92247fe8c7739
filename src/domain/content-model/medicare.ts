import { z } from 'zod';
import { isoDate, line, webAddress } from './text.ts';

const amount = z.number().nonnegative();
const source = z.strictObject({ text: line, href: webAddress });

const item = z
  .strictObject({
    number: z.string().regex(/^\d{3,5}$/, { error: 'write the item number in quotes, such as "91189"' }),
    name: line,
    /** By video or phone, as the clinic sees people; other items only stand beside it. */
    telehealth: z.boolean(),
    /** Whole minutes: at least, and less than. */
    from: z.number().int().nonnegative(),
    below: z.number().int().positive(),
    scheduleFee: amount,
    benefit: amount.optional(),
    asAt: isoDate,
  })
  .refine(({ from, below }) => from < below, { path: ['below'], error: 'write more minutes than under from' });

/** content/medicare.yaml: the rule behind two prices, and what the out-of-pocket checker reckons with. */
export const medicareRecord = z.strictObject({
  question: line,
  rule: z.strictObject({ text: line, source, asAt: isoDate }),
  items: z.array(item),
  safetyNet: z.strictObject({
    /** The part of the patient's own cost that it pays, such as 0.8. */
    share: z.number().min(0).max(1),
    general: amount,
    concession: amount,
    source,
    asAt: isoDate,
  }),
  /** What no sum can know, a sentence each. */
  unknown: z.array(line).min(1),
});

export type MedicareRecord = z.infer<typeof medicareRecord>;
export type MedicareItem = MedicareRecord['items'][number];
