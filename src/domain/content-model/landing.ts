import { z } from 'zod';
import { subSiteKeys } from '../site/sub-site-keys.ts';
import { artName, line, sitePath, webAddressSchema } from './text.ts';

const words = {
  subdomain: z.enum(subSiteKeys, { error: `write one of: ${subSiteKeys.join(', ')}` }),
  title: line.max(60, { error: 'shorten the title to 60 characters' }),
  description: line
    .min(70, { error: 'write a description of at least 70 characters' })
    .max(158, { error: 'shorten the description to 158 characters' }),
  keywords: z.array(line).min(3),
  heroTitle: line,
  heroDescription: line,
  primaryCTA: line,
  secondaryCTA: line.optional(),
  /** 'What's Included': four to eight short sentences. */
  features: z.array(line).min(4).max(8),
  /** 'Key Benefits': three to six sentences. */
  benefits: z.array(line).min(3).max(6),
  /** The need behind the page, in a few plain words. */
  targetCondition: line,
  /** Related addresses of the main site. */
  relatedServices: z.array(sitePath).min(2),
  /** A calm, factual badge above the title; never a countdown or a scarcity claim. */
  urgency: line.optional(),
  toolLink: sitePath.optional(),
  shopLink: webAddressSchema.optional(),
};

const look = {
  /** The hero drawing; the default drawing when left out. */
  art: z.strictObject({ name: artName, alt: line }).optional(),
  /** A product photograph with its text fallback, in place of the hero drawing. */
  product: z.strictObject({ image: artName, alt: line, fallback: line }).optional(),
  /** The booking of the primary call to action. */
  bookingTarget: z.enum(['initial', 'followup', 'gp']).default('initial'),
};

/** A file in content/landing: one sub-site. */
export const landingRecord = z.strictObject({
  ...words,
  ...look,
  /** The content of the host: a landing page, the booking form, or a redirect to the main site. */
  variant: z.enum(['landing', 'booking', 'redirect']).default('landing'),
  /** Whether Medicare may pay for the subject of the page: then the page says so. */
  medicare: z.boolean().default(true),
  /** A host for software: excluded from search results and without bookings. */
  technical: z.boolean().default(false),
  /** The target of a redirect on the main site. */
  redirectTo: sitePath.optional(),
});

export type LandingRecord = z.infer<typeof landingRecord>;
