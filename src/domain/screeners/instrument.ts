import type { ToolId } from '../content-model/blocks.ts';

/** The contract of a self-screening questionnaire. Texts are plain: no Markdown, no HTML. */

export type InstrumentId = Exclude<ToolId, 'calculator'>;

export type AnswerValue = string | number;

/** Answers by item. A missing item, null and a value that is none of the item's options all mean: not answered. */
export type ScreenerAnswers = Readonly<Record<string, AnswerValue | null | undefined>>;

export interface AnswerOption {
  value: AnswerValue;
  label: string;
  /** What the published form gives for this option. How points become a score is the instrument's own rule. */
  points: number;
}

export interface Item {
  /** Key of the answer. */
  id: string;
  /** The question, in our own wording. */
  text: string;
  /** Help with answering, where some people would otherwise have no true answer. */
  hint?: string;
  options: readonly AnswerOption[];
}

/** How soon to act: only if something troubles you, worth raising, assessment recommended, do not put it off. */
export type BandSeverity = 'good' | 'caution' | 'warning' | 'severe';

/** What to do next, and how soon. */
export interface BandAdvice {
  recommendation: string;
  severity: BandSeverity;
}

/** Scores from `from` up to the next band. Its advice is for the score alone: answers may ask for more. */
export interface ScoreBand extends BandAdvice {
  id: string;
  from: number;
  title: string;
  /** What the score means. */
  message: string;
}

export interface Scale {
  /** What the score is called where it is shown: 'Score', or 'Positive Responses'. */
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
  /** Where it asks for more than a band may: the advice that stands in the place of the band's. */
  asks?: BandAdvice;
}

export interface ScreenerHelpLine {
  name: string;
  number: string;
}

/** What to do on one set of answers. Every output gives this one, word for word, and none of its own. */
export interface Recommendation {
  /** What to do, in whole sentences. */
  text: string;
  /** How soon. */
  severity: BandSeverity;
  /** Whom to call about it. */
  helpLines: readonly ScreenerHelpLine[];
}

interface Reference {
  text: string;
  href?: string;
}

/** What 'About this tool' says. */
export interface InstrumentDetails {
  references: readonly Reference[];
  /** Where the published instrument would ask or decide otherwise, a plain sentence each. */
  differences: readonly string[];
  licence: string;
  /** That this is screening and not a diagnosis. */
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
  /** All that applies to these answers, the instrument's own notices included. */
  notices: readonly ScreenerNotice[];
}

export interface Instrument {
  id: InstrumentId;
  name: string;
  /** What it is called in the name of a downloaded report. */
  reportType: string;
  adultNotice: string;
  /** The time that the questions ask about. */
  lookBack: string;
  /** Said once, above the items. */
  instruction: string;
  items: readonly Item[];
  scale: Scale;
  /** Shown at all times, before any answer and whatever the score. */
  notices: readonly ScreenerNotice[];
  /** Whether shared text lists each question with its answer. */
  sharesAnswers: boolean;
  about: InstrumentDetails;
  /** Null until every item is answered. */
  score: (answers: ScreenerAnswers) => ScreenerResult | null;
}
