import type { MedicareItem, MedicareRecord } from '../content-model/medicare.ts';

export type Appointment = 'initial' | 'followup' | 'gp';

/** The answers of the checker. They identify no one and do not leave the page. */
export interface CostAnswers {
  visit: Appointment;
  /** Seen face to face by this practice in the past 12 months, or exempt from that rule. */
  seen: 'yes' | 'exempt' | 'no';
  person: 'adult' | 'concession' | 'child';
  safetyNet: 'reached' | 'not-reached';
}

/** The clinic's price for a visit in dollars; null where its price list has none. */
export interface VisitPrice {
  minutes: number;
  fee: number | null;
  rebate: number | null;
}

export interface CostFacts {
  prices: Readonly<Record<Appointment, VisitPrice>>;
  items: readonly MedicareItem[];
  safetyNet: Pick<MedicareRecord['safetyNet'], 'share' | 'general' | 'concession'>;
}

/** Sums in dollars; null where a figure is not known. */
export interface OutOfPocket {
  medicarePays: boolean;
  bulkBilled: boolean;
  fee: number | null;
  rebate: number | null;
  safetyNetPays: number;
  pay: number | null;
  /** The amount by the item of the visit's length, where Medicare pays by it and it is more. */
  upTo: number | null;
  /** The items of the visit's length; none where Medicare does not pay. */
  items: readonly MedicareItem[];
  /** The safety net threshold for this person. */
  safetyNetFrom: number;
}

/** The amount left to pay for one visit; README.md lists the rules. */
export function outOfPocket(answers: CostAnswers, { prices, items, safetyNet }: CostFacts): OutOfPocket {
  const { fee, minutes, rebate: listed } = prices[answers.visit];
  const medicarePays = answers.seen !== 'no';
  const safetyNetFrom = answers.person === 'concession' ? safetyNet.concession : safetyNet.general;
  if (!medicarePays) {
    const nothing = { bulkBilled: false, rebate: 0, safetyNetPays: 0, upTo: null, items: [] };
    return { medicarePays, fee, pay: fee, safetyNetFrom, ...nothing };
  }
  const ofLength = items.filter(({ from, below }) => minutes >= from && minutes < below);
  const byItem = ofLength.find(({ telehealth, benefit }) => telehealth && benefit !== undefined)?.benefit ?? null;
  const rebate = listed ?? byItem;
  const bulkBilled = answers.person === 'child' || (fee !== null && rebate !== null && rebate >= fee);
  if (bulkBilled) {
    return {
      medicarePays,
      bulkBilled,
      fee,
      rebate,
      safetyNetPays: 0,
      pay: 0,
      upTo: null,
      items: ofLength,
      safetyNetFrom,
    };
  }
  const share = answers.safetyNet === 'reached' ? safetyNet.share : 0;
  const left = (paid: number | null) => (fee === null || paid === null ? null : cents(fee - paid));
  const own = left(rebate);
  const safetyNetPays = own === null ? 0 : cents(own * share);
  const more = listed !== null && byItem !== null && byItem < listed ? left(byItem) : null;
  return {
    medicarePays,
    bulkBilled,
    fee,
    rebate,
    safetyNetPays,
    pay: own === null ? null : cents(own - safetyNetPays),
    upTo: more === null ? null : cents(more - cents(more * share)),
    items: ofLength,
    safetyNetFrom,
  };
}

/** Dollars in whole cents. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
