/** The kinds of passages that health advertising must not contain. */
export type WarningKind =
  | 'medicine-name'
  | 'medicine-class'
  | 'testimonial'
  | 'guarantee'
  | 'superlative'
  | 'urgency'
  | 'before-after';

/**
 * One rule, as data. Its expressions match folded text (`fold.ts`): small Latin letters, straight quotes, plain hyphens,
 * one space between words. Every repetition in them is bounded, so that matching takes linear time.
 */
export interface Rule {
  kind: WarningKind;
  find: RegExp;
  /** A sentence that also matches this is skipped. */
  unless?: RegExp;
  /** Whether a negation shortly before it, or a sentence about the law, makes it harmless. */
  mayBeDenied: boolean;
  why: string;
  /** The suggested wording. */
  instead: string;
  source: SourceName;
}

export type SourceName = keyof typeof sources;

/** Sources of the rules, as of November 2026. */
export const sources = {
  'tga-health-services': {
    title: 'TGA: Advertising a health service',
    url: 'https://www.tga.gov.au/resources/guidance/advertising-health-service',
  },
  'tg-act': {
    title: 'Therapeutic Goods Act 1989, section 42DL',
    url: 'https://www.legislation.gov.au/C2004A03952/latest/text',
  },
  'ahpra-guidelines': {
    title: 'Ahpra: Guidelines for advertising a regulated health service (National Law, section 133)',
    url: 'https://www.ahpra.gov.au/Resources/Advertising-hub/Advertising-guidelines-and-other-guidance/Advertising-guidelines.aspx',
  },
} as const;

/** The label of each kind. */
export const kindWords: Readonly<Record<WarningKind, string>> = {
  'medicine-name': 'Names a prescription medicine',
  'medicine-class': 'Stands for a prescription medicine',
  testimonial: 'Testimonial',
  guarantee: 'Promise of a result',
  superlative: 'Superlative',
  urgency: 'Pressure or an offer',
  'before-after': 'Before and after',
};
