import type { MedicareRecord } from '../content-model/medicare.ts';
import type { ClaimsRecord, SiteRecord } from '../content-model/site.ts';
import { type Appointment, type CostFacts, cents, outOfPocket } from './out-of-pocket.ts';

/** The clinic's prices and Medicare's figures, the basis of all amounts on the site. */
export function priceFacts(
  { booking }: { booking: Readonly<Record<Appointment, Pick<SiteRecord['booking'][Appointment], 'minutes'>>> },
  { fees }: Pick<ClaimsRecord, 'fees'>,
  { items, safetyNet }: Pick<MedicareRecord, 'items' | 'safetyNet'>,
): CostFacts {
  const listed = ({ fee, rebate }: ClaimsRecord['fees']['initial'], visit: Appointment) => ({
    minutes: booking[visit].minutes,
    fee,
    rebate,
  });
  return {
    prices: {
      initial: listed(fees.initial, 'initial'),
      followup: listed(fees.followup, 'followup'),
      gp: { minutes: booking.gp.minutes, fee: null, rebate: null },
    },
    items,
    safetyNet,
  };
}

/** An amount in dollars, or its minimum and maximum. */
export type Span = readonly [least: number, most: number];

/**
 * An adult's price and Medicare's share for a visit that Medicare pays for: by the price list, and by the item of the
 * visit's length where that pays less.
 */
export function coveredVisit(
  visit: 'initial' | 'followup',
  facts: CostFacts,
): { fee: number; rebate: Span; pay: Span } {
  const sum = outOfPocket({ visit, seen: 'yes', person: 'adult', safetyNet: 'not-reached' }, facts);
  const fee = sum.fee ?? 0;
  const pay = sum.pay ?? fee;
  const most = sum.upTo ?? pay;
  return { fee, rebate: [cents(fee - most), cents(fee - pay)], pay: [pay, most] };
}
