/** What a passage may do that health advertising must not. */
export type WarningKind =
  | 'medicine-name'
  | 'medicine-class'
  | 'testimonial'
  | 'guarantee'
  | 'superlative'
  | 'urgency'
  | 'before-after';

/**
 * One rule, as data. Its expressions read folded text (`fold.ts`): small Latin letters, straight quotes, plain hyphens, one blank
 * between words. Every repetition in them is bounded, so that reading takes time in proportion to the text.
 */
export interface Rule {
  kind: WarningKind;
  find: RegExp;
  /** A sentence that also holds this is left alone. */
  unless?: RegExp;
  /** Whether 'no', 'not' or 'never' shortly before it, or a sentence about the law, makes it harmless. */
  mayBeDenied: boolean;
  why: string;
  /** What may be written instead. */
  instead: string;
  source: SourceName;
}

export type SourceName = keyof typeof sources;

/** Where the rules come from; read in November 2026. */
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

/** How each kind is called on screen. */
export const kindWords: Readonly<Record<WarningKind, string>> = {
  'medicine-name': 'Names a prescription medicine',
  'medicine-class': 'Stands for a prescription medicine',
  testimonial: 'Testimonial',
  guarantee: 'Promise of a result',
  superlative: 'Superlative',
  urgency: 'Pressure or an offer',
  'before-after': 'Before and after',
};
