import type { MedicareRecord } from '#domain/content-model/medicare.ts';
import type { Appointment, CostFacts } from '#domain/medicare/out-of-pocket.ts';

/** One question, two answers, two prices: the same words wherever a price or a first booking button stands. */
export interface PriceAnswers {
  question: string;
  answers: { label: string; price: string; detail: string; chosen: string }[];
  rule: string;
  source: { text: string; href: string };
  asAt: string;
  checker: { label: string; href: string };
}

/** What the out-of-pocket checker reckons with and names beside each sum. */
export interface OutOfPocketView extends CostFacts {
  names: Readonly<Record<Appointment, string>>;
  /** When the price list was last checked, in words. */
  pricesAsAt: string;
  /** The dates of items in words, by number. */
  itemDates: Readonly<Record<string, string>>;
  safetyNet: MedicareRecord['safetyNet'] & { asAtShown: string };
  unknown: readonly string[];
}

/** Everything of prices that a page of content may show. */
export interface PricesView {
  question: PriceAnswers;
  outOfPocket: OutOfPocketView;
}
