import { z } from 'zod';
import { hoursText, isCalendarDay, line, markdown, slug } from './text.ts';

/** A day, such as 2026-12-24, or a day with a time, such as 2026-12-24T12:00, by the clinic's clock. */
const localMoment = z
  .string({ error: "write a day, such as '2026-12-24', or a time of it, such as '2026-12-24T12:00'" })
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: "write a day, such as '2026-12-24', or a time of it, such as '2026-12-24T12:00'",
  })
  .refine(isCalendarDay, { error: 'the calendar has no such day; write one that it has' })
  .meta({ field: 'time' });

export const noticeKinds = ['notice', 'closure', 'changed hours'] as const;

/** Something that holds for a while: a notice, a closure, or other opening hours. */
const noticeRecord = z
  .strictObject({
    id: slug.meta({ title: 'Short name', description: 'Lower-case words, such as christmas. Visitors do not see it.' }),
    kind: z.enum(noticeKinds, { error: `write one of ${noticeKinds.join(', ')}` }).meta({ title: 'What it is' }),
    from: localMoment.meta({ title: 'From', description: 'The first day, or the time at which it begins.' }),
    to: localMoment.meta({
      title: 'Until',
      description: 'The last day, the whole of it, or the time at which it ends.',
    }),
    announced: localMoment.optional().meta({
      title: 'Visitors read of it from',
      description: 'Left empty, from its first day.',
    }),
    title: line
      .max(90, { error: 'shorten the title to 90 characters' })
      .meta({ title: 'Title', description: 'Such as Closed over Christmas.' }),
    text: markdown.optional().meta({ title: 'More words', description: 'What visitors can do meanwhile.' }),
    hours: hoursText.optional().meta({
      title: 'Hours of each of its days',
      description: 'Only for changed hours, such as 9 am to noon.',
    }),
  })
  .refine(({ from, to }) => endOf(to) > from, {
    path: ['to'],
    error: 'it ends before it begins; write a later day or time',
  })
  .refine(({ from, announced = from }) => announced <= endOf(from), {
    path: ['announced'],
    error: 'visitors would read of it after its beginning; write an earlier day, or leave this out',
  })
  .refine(({ kind, hours }) => (kind === 'changed hours') === (hours !== undefined), {
    path: ['hours'],
    error: "'changed hours' need their hours, such as '9 am to noon', and the other kinds have none",
  });

/** Text that sorts behind every moment of a day. */
const endOf = (moment: string): string => (moment.includes('T') ? moment : `${moment}U`);

/** content/notices.yaml: notices and closures, with their days. They begin and end by themselves. */
export const noticesRecord = z.strictObject({
  notices: z
    .array(noticeRecord)
    .max(100, { error: 'remove notices that have ended; at most 100 may stand here' })
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'two notices share an id; give each its own',
    })
    .meta({ title: 'Notices and closures', namedBy: ['title', 'from'] }),
});

export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeRecord = z.infer<typeof noticeRecord>;
export type NoticesRecord = z.infer<typeof noticesRecord>;
