import type { ToolId } from '../content-model/blocks.ts';

/** The contract of a self-screening questionnaire. Texts are plain: no Markdown, no HTML. */

export type InstrumentId = Exclude<ToolId, 'calculator'>;

export type AnswerValue = string | number;

/** Answers by item. A missing item, null and a value that is none of the item's options all mean: not answered. */
export type ScreenerAnswers = Readonly<Record<string, AnswerValue | null | undefined>>;

export interface AnswerOption {
  value: AnswerValue;
  label: string;
  /** The published points of this option. The instrument's own rule turns points into a score. */
  points: number;
}

export interface Item {
  /** Key of the answer. */
  id: string;
  /** The question, in our wording. */
  text: string;
  /** Help for people without a true answer among the options. */
  hint?: string;
  options: readonly AnswerOption[];
}

/** Urgency: only if something troubles you, worth raising, assessment recommended, do not put it off. */
export type BandSeverity = 'good' | 'caution' | 'warning' | 'severe';

/** The advice, and its urgency. */
export interface BandAdvice {
  recommendation: string;
  severity: BandSeverity;
}

/** Scores from `from` up to the next band. Its advice is by score alone: answers may need stronger advice. */
export interface ScoreBand extends BandAdvice {
  id: string;
  from: number;
  title: string;
  /** What the score means. */
  message: string;
}

export interface Scale {
  /** The label of the score: 'Score', or 'Positive Responses'. */
  name: string;
  max: number;
  /** From the lowest; the first starts at 0. */
  bands: readonly [ScoreBand, ...ScoreBand[]];
}

/** A safety message. The tones are those of a page's callouts. */
export interface ScreenerNotice {
  id: string;
  /** info: good to know. care: something to take care with. crisis: a help line. */
  tone: 'info' | 'care' | 'crisis';
  title: string;
  text: string;
  phone?: ScreenerHelpLine;
  /** Advice that replaces the band's, where the notice needs more. */
  asks?: BandAdvice;
}

export interface ScreenerHelpLine {
  name: string;
  number: string;
}

/** The advice for one set of answers. Every output repeats it word for word. */
export interface Recommendation {
  /** The advice, in whole sentences. */
  text: string;
  /** Urgency. */
  severity: BandSeverity;
  /** Contacts for it. */
  helpLines: readonly ScreenerHelpLine[];
}

interface Reference {
  text: string;
  href?: string;
}

/** The text of 'About this tool'. */
export interface InstrumentDetails {
  references: readonly Reference[];
  /** Differences from the published instrument, a plain sentence each. */
  differences: readonly string[];
  licence: string;
  /** That it is a screening and not a diagnosis. */
  statement: string;
}

export interface ScreenerResult {
  score: number;
  max: number;
  /** Id of the band. */
  band: string;
  title: string;
  message: string;
  recommendation: Recommendation;
  /** One line: 'Positive Responses: 4/6 - ADHD Assessment Recommended'. */
  display: string;
  /** All notices for these answers, the instrument's own included. */
  notices: readonly ScreenerNotice[];
}

export interface Instrument {
  id: InstrumentId;
  name: string;
  /** Its name in the file name of a report. */
  reportType: string;
  adultNotice: string;
  /** The period that the questions cover. */
  lookBack: string;
  /** Shown once, above the items. */
  instruction: string;
  items: readonly Item[];
  scale: Scale;
  /** Always shown, before any answer and for every score. */
  notices: readonly ScreenerNotice[];
  /** Whether shared text lists each question with its answer. */
  sharesAnswers: boolean;
  about: InstrumentDetails;
  /** Null until every item is answered. */
  score: (answers: ScreenerAnswers) => ScreenerResult | null;
}
