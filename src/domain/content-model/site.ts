import { z } from 'zod';
import { readDays } from '../site/opening-hours.ts';
import { amount, artName, hoursText, isoDate, line, markdown, slug, webAddressSchema } from './text.ts';

const email = z.email({ error: 'write an email address, such as hello@clinic.example' });

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
    href: webAddressSchema,
    /** The kind of visit, as on the home page. */
    name: line,
    /** As on the home page, in brackets: 'Weight Loss 30 Min, Bulk-Billed'. */
    detail: line,
    minutes: z.number().int().min(5).max(120),
    /** Its audience, in a sentence. */
    forWhom: line,
    /** Its price, in a few words. */
    cost: line,
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
    display: line,
    dial: z.string().regex(/^\+61\d{9}$/, { error: 'write +61 and nine digits, such as +61755500142' }),
  }),
  address: z.strictObject({
    locality: line,
    region: line,
    postcode: z.string().regex(/^\d{4}$/),
    country: z.literal('AU'),
  }),
  hours: z.array(z.strictObject({ days, hours: hoursText })).min(1),
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
    provider: z.strictObject({ name: line, href: webAddressSchema, logo: artName }),
    /** The form that the booking host embeds. */
    frame: webAddressSchema,
    banner: z.strictObject({ title: line, subtitle: line }),
    seo: z.strictObject({ title: line, description: line, keywords: z.array(line).min(3) }),
    initial: bookingTarget,
    followup: bookingTarget,
    gp: bookingTarget,
  }),
  shop: z.strictObject({ name: line, href: webAddressSchema }),
});

/** One person of content/people.yaml. */
export const person = z.strictObject({
  id: slug,
  name: line,
  role: line,
  /** Letters after the name. */
  postNominals: line.optional(),
  registration: line.optional(),
  portrait: artName,
  portraitAlt: line,
  /** A photograph in place of the drawing: a file of content/photos, and its description. */
  photo: z
    .strictObject({
      file: z.string().regex(/^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/, {
        error: 'write the name of a file in content/photos, such as marnie-keogh.jpg (JPEG, PNG, WebP or AVIF)',
      }),
      alt: line,
    })
    .optional(),
  /** One sentence in the person's own voice or about the person. */
  introduction: line,
  biography: markdown,
  qualifications: z.array(line).min(1),
  /** 'Specialisations' in the source; worded as areas of practice. */
  specialisations: z.array(line).min(3),
});

export const peopleRecord = z.strictObject({ practitioner: person, manager: person });

const figure = {
  asAt: isoDate,
  /** Key of `notes`: its footnote. */
  note: slug.optional(),
};

const claim = z.strictObject({
  text: line,
  /** In two or three words, for the badges of city pages; without it `text`. */
  badge: line.optional(),
  /** For lines that list several claims, at the foot of city pages and sub-sites; without it `text`. */
  line: line.optional(),
  /** Words that make the claim. While it is not shown, no text of the site may have them. */
  phrases: z.array(line).default([]),
  ...figure,
  /** Only a benefit for the reader has a tick; a cost has none. */
  benefit: z.boolean().default(true),
  shown: z.boolean().default(true),
});

const rating = z.strictObject({
  value: z.string().regex(/^[\d,.+]+$/, { error: "write the figure in quotes, such as '4.9' or '1000+'" }),
  label: line,
  ...figure,
  shown: z.boolean().default(true),
});

/** The amount left to pay is calculated from it, and its length is that of the booking (domain/medicare/price-list.ts). */
const fee = z
  .strictObject({ name: line, fee: amount, rebate: amount, ...figure })
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
  notes: z.record(slug, markdown),
  claims: z.record(z.enum(claimKeys), claim),
  ratings: z.record(z.enum(ratingKeys), rating),
  fees: z.strictObject({ initial: fee, followup: fee }),
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
