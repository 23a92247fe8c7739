import { z } from 'zod';
import { readDays } from '../site/opening-hours.ts';
import { amount, artName, hoursText, isoDate, line, markdown, slug, webAddressSchema } from './text.ts';

const email = z
  .email({ error: 'write an email address, such as hello@clinic.example' })
  .meta({ title: 'Email address', description: 'Where patients write to you. It is on every page.' });

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }));
  } catch {
    return false;
  }
}

const days = line.refine((text) => readDays(text) !== undefined, {
  error: "write days such as 'Monday to Friday', 'Saturday and Sunday' or 'Monday, Wednesday and Friday'",
});

const bookingTarget = z
  .strictObject({
    href: webAddressSchema.meta({ title: 'Booking page', description: 'Copy it from your booking system.' }),
    name: line.meta({ title: 'Kind of visit', description: 'As patients read it on the home page.' }),
    detail: line.meta({
      title: 'In brackets after it',
      description: 'Such as “Weight Loss 30 Min, Bulk-Billed”. Use the same number of minutes as below.',
    }),
    minutes: z.number().int().min(5).max(120).meta({ title: 'Minutes', description: 'How long the visit takes.' }),
    forWhom: line.meta({ title: 'Who it is for', description: 'One sentence.' }),
    cost: line.meta({
      title: 'What it costs',
      description: 'A few words. Words in double curly brackets, such as {{fees.initial.fee}}, follow the fees.',
    }),
  })
  .refine(
    ({ detail, minutes }) => [...detail.matchAll(/(\d+)[\s-]*min/gi)].every(([, said]) => Number(said) === minutes),
    {
      path: ['detail'],
      error: 'write the number of minutes that stands under minutes',
    },
  );

/** content/site.yaml: the clinic's details and links. */
export const siteRecord = z.strictObject({
  name: line,
  /** Used in file names and bylines, such as 'Saltbush Health Team'. */
  shortName: line.regex(/^[A-Za-z0-9]+$/, { error: 'write one word of letters and digits' }),
  legalName: line,
  abn: line,
  tagline: line,
  email,
  phone: z.strictObject({
    display: line.meta({ title: 'As patients read it', description: 'Such as (07) 5550 0142.' }),
    dial: z
      .string()
      .regex(/^\+61\d{9}$/, { error: 'write +61 and nine digits, such as +61755500142' })
      .meta({ title: 'As a phone dials it', description: 'The same number: +61 and nine digits, no spaces.' }),
  }),
  address: z.strictObject({
    locality: line.meta({ title: 'Suburb or town' }),
    region: line.meta({ title: 'State or territory', description: 'Short, such as QLD.' }),
    postcode: z
      .string()
      .regex(/^\d{4}$/, { error: 'write the four digits of the postcode' })
      .meta({ title: 'Postcode' }),
    country: z.literal('AU').meta({ title: 'Country', field: 'readonly' }),
  }),
  hours: z
    .array(
      z.strictObject({
        days: days.meta({ title: 'Days', description: 'Such as Monday to Friday.' }),
        hours: hoursText.meta({ title: 'Open', description: 'Such as 8 am to 7 pm, or closed.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Opening hours', namedBy: ['days'] }),
  timeZone: line,
  /** The notice for cancelling or moving a visit without a fee. */
  cancellationNotice: line.regex(/^\d+ hours$/, { error: "write a number of hours, such as '24 hours'" }),
  /** The response time of a person for a complaint or a question about data. */
  replyTime: line,
  /** The IANA name of the zone: downloaded reports have its dates. */
  ianaTimeZone: line
    .refine(isTimeZone, { error: 'write the IANA name of a time zone, such as Australia/Brisbane' })
    .default('Australia/Brisbane'),
  /** A sentence shown in the footer while the clinic's details are invented. */
  demoNotice: line.optional(),
  domains: z.strictObject({
    product: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'write a host name, such as clinic.example' }),
    /** Hosts of preview deployments; sub-sites sit one label below. */
    previews: z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)).default([]),
  }),
  booking: z.strictObject({
    provider: z
      .strictObject({
        name: line.meta({ title: 'Name' }),
        href: webAddressSchema.meta({ title: 'Your page there' }),
        logo: artName.meta({ title: 'Logo' }),
      })
      .meta({ title: 'Booking system' }),
    frame: webAddressSchema.meta({
      title: 'Calendar on the booking page',
      description: 'The address that your booking system gives you to embed.',
    }),
    banner: z
      .strictObject({ title: line.meta({ title: 'Heading' }), subtitle: line.meta({ title: 'Line under it' }) })
      .meta({ title: 'Top of the booking page' }),
    seo: z
      .strictObject({
        title: line.meta({ title: 'Title' }),
        description: line.meta({ title: 'Description' }),
        keywords: z.array(line).min(3).meta({ title: 'Keywords' }),
      })
      .meta({ title: 'The booking page in search results' }),
    initial: bookingTarget.meta({ title: 'First appointment' }),
    followup: bookingTarget.meta({ title: 'Follow-up' }),
    gp: bookingTarget.meta({ title: 'General appointment' }),
  }),
  shop: z.strictObject({
    name: line.meta({ title: 'Name of the shop' }),
    href: webAddressSchema.meta({ title: 'Address of the shop' }),
  }),
});

/** One person of content/people.yaml. */
export const person = z.strictObject({
  id: slug.meta({ title: 'Key', field: 'readonly' }),
  name: line.meta({ title: 'Name' }),
  role: line.meta({ title: 'Role', description: 'Such as Nurse Practitioner.' }),
  postNominals: line.optional().meta({ title: 'Letters after the name', description: 'Such as RN, NP.' }),
  registration: line.optional().meta({ title: 'Registration number', description: 'As in the register of AHPRA.' }),
  portrait: artName.meta({ title: 'Drawn portrait' }),
  portraitAlt: line.meta({
    title: 'The portrait in words',
    description: 'Read aloud to people who cannot see the picture.',
  }),
  /** A photograph in place of the drawing: a file of content/photos, and its description. */
  photo: z
    .strictObject({
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/, {
          error: 'write the name of a file in content/photos, such as marnie-keogh.jpg (JPEG, PNG, WebP or AVIF)',
        })
        .meta({ title: 'Picture file' }),
      alt: line.meta({ title: 'The photograph in words' }),
    })
    .optional()
    .meta({ title: 'Photograph', description: 'Shown instead of the drawn portrait.' }),
  introduction: line.meta({ title: 'In one sentence', description: 'In the person’s own voice.' }),
  biography: markdown.meta({ title: 'About', description: 'A blank line begins a new paragraph.' }),
  qualifications: z.array(line).min(1).meta({ title: 'Qualifications' }),
  specialisations: z
    .array(line)
    .min(3)
    .meta({ title: 'Areas of practice', description: 'At least three. Only a specialist may be called one.' }),
});

export const peopleRecord = z.strictObject({ practitioner: person, manager: person });

const figure = {
  asAt: isoDate.meta({ title: 'Checked on', description: 'The day you last made sure that it is true.' }),
  note: slug.optional().meta({ title: 'Footnote', description: 'The key of a footnote that explains it.' }),
};

const claim = z.strictObject({
  text: line.meta({ title: 'What the site says' }),
  badge: line.optional().meta({
    title: 'In two or three words',
    description: 'For the badges of city pages. Left empty, they show the whole sentence.',
  }),
  line: line.optional().meta({
    title: 'In a list of claims',
    description: 'For the foot of city pages and sub-sites. Left empty, they show the whole sentence.',
  }),
  phrases: z.array(line).default([]).meta({
    title: 'Other words for it',
    description: 'Words that make the same claim. While it is not shown, no page and no answer may have them.',
  }),
  ...figure,
  benefit: z
    .boolean()
    .default(true)
    .meta({ title: 'A benefit for the patient', description: 'A benefit has a tick in front of it; a cost has none.' }),
  shown: z.boolean().default(true).meta({
    title: 'Shown',
    description: 'Untick it to take the claim off the whole site.',
  }),
});

const rating = z.strictObject({
  value: z
    .string()
    .regex(/^[\d,.+]+$/, { error: "write the figure in quotes, such as '4.9' or '1000+'" })
    .meta({ title: 'Figure', description: 'Such as 4.9 or 1000+.' }),
  label: line.meta({ title: 'What it counts', description: 'Such as patients.' }),
  ...figure,
  shown: z
    .boolean()
    .default(true)
    .meta({ title: 'Shown', description: 'Untick it to take the figure off the whole site.' }),
});

/** The amount left to pay is calculated from it, and its length is that of the booking (domain/medicare/price-list.ts). */
const fee = z
  .strictObject({
    name: line.meta({ title: 'Name of the visit' }),
    fee: amount.meta({ title: 'Your fee', description: 'In dollars, before Medicare.' }),
    rebate: amount.meta({ title: 'Medicare pays back', description: 'In dollars, at most the fee.' }),
    ...figure,
  })
  .refine(({ fee, rebate }) => rebate <= fee, {
    path: ['rebate'],
    error: 'Medicare pays back no more than the fee; write at most what stands under fee',
  });

export const claimKeys = [
  'initial-bulk-billed',
  'followup-gap',
  'same-day',
  'soon',
  'from-home',
  'evidence',
  'prescription-delivery',
  'ongoing-support',
] as const;
export const ratingKeys = ['patients', 'rating', 'experience', 'topic-rating'] as const;

/** content/claims.yaml: every claim, rating and fee, with its date and footnote. */
export const claimsRecord = z.strictObject({
  notes: z.record(slug, markdown).meta({ title: 'Footnotes' }),
  claims: z.record(z.enum(claimKeys), claim),
  ratings: z.record(z.enum(ratingKeys), rating),
  fees: z.strictObject({
    initial: fee.meta({ title: 'First appointment' }),
    followup: fee.meta({ title: 'Follow-up' }),
  }),
});

/** content/faq.yaml */
export const faqRecord = z.strictObject({
  seo: z.strictObject({ title: line, description: line, keywords: z.array(line) }),
  heading: line,
  lead: markdown,
  items: z
    .array(z.strictObject({ question: line, answer: markdown }))
    .length(9, { error: 'list exactly nine questions' }),
  closing: z.strictObject({ title: line, text: markdown }),
});

export type SiteRecord = z.infer<typeof siteRecord>;
export type Person = z.infer<typeof person>;
export type PeopleRecord = z.infer<typeof peopleRecord>;
export type ClaimsRecord = z.infer<typeof claimsRecord>;
export type ClaimKey = (typeof claimKeys)[number];
export type RatingKey = (typeof ratingKeys)[number];
export type FaqRecord = z.infer<typeof faqRecord>;
