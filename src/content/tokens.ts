import type { MedicareRecord } from '#domain/content-model/medicare.ts';
import type { ClaimsRecord, PeopleRecord, SiteRecord } from '#domain/content-model/site.ts';
import type { CostFacts } from '#domain/medicare/out-of-pocket.ts';
import { coveredVisit, priceFacts, type Span } from '#domain/medicare/price-list.ts';
import { closingInWords, hoursInWords, openDays, openingInWords, openOnDays } from '#domain/site/hours-in-words.ts';
import {
  dayNames,
  readWeek,
  shiftWeek,
  type Week,
  type Weekday,
  weekdays,
  weekend,
} from '#domain/site/opening-hours.ts';
import { figureTokens } from './figures.ts';
import { fieldName } from './read.ts';

/** What `{{clinic.name}}` and its like stand for in every text of the content folder. */
export type Tokens = Readonly<Record<string, string>>;

/** Australian dollars, without cents where there are none to show. */
export function dollars(amount: number): string {
  return amount === 0 ? '$0' : `$${amount.toFixed(2)}`;
}

/** $38.60, or $38.60 to $57.95 */
export function dollarSpan([least, most]: Span): string {
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

/** 1 November 2026 */
export function longDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** The numbers of follow-ups for which the pages say what they come to together with a first visit. */
export const severalFollowUps = [1, 2, 3, 4, 6] as const;

/** What a first visit and some follow-ups come to: left for the patient where Medicare covers all, and where none. */
export function severalVisits(facts: CostFacts, followUps: number) {
  const first = coveredVisit('initial', facts);
  const later = coveredVisit('followup', facts);
  return {
    covered: dollarSpan([first.pay[0] + followUps * later.pay[0], first.pay[1] + followUps * later.pay[1]]),
    uncovered: dollars(first.fee + followUps * later.fee),
  };
}

const states: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** The opening hours, worded for sentences. */
function hoursTokens(week: Week): Tokens {
  const { count, words } = openDays(week);
  return {
    'clinic.hours': hoursInWords(week),
    'hours.opening': openingInWords(week),
    'hours.closing': closingInWords(week),
    'hours.weekdays': openOnDays(week, weekdays),
    'hours.weekend': openOnDays(week, weekend),
    ...Object.fromEntries(
      dayNames.map((name, day) => [`hours.${name.toLowerCase()}`, openOnDays(week, [day as Weekday])]),
    ),
    'hours.days': count,
    'hours.daysInWords': words,
  };
}

/** For an answer about another time zone: the opening hours by the visitor's clock. */
export function clockTokens({ hours }: SiteRecord, clock: { winter: number; summer: number } | undefined): Tokens {
  if (!clock) return {};
  return Object.fromEntries(
    (['winter', 'summer'] as const).flatMap((season) => {
      const week = shiftWeek(readWeek(hours), clock[season]);
      return [
        [`clock.${season}.hours`, hoursInWords(week)],
        [`clock.${season}.opening`, openingInWords(week)],
      ];
    }),
  );
}

const visits = ['initial', 'followup', 'gp'] as const;

export function tokensFor(
  site: SiteRecord,
  people: PeopleRecord,
  claims: ClaimsRecord,
  medicare: MedicareRecord,
): Tokens {
  const { initial, followup } = claims.fees;
  const facts = priceFacts(site, claims, medicare);
  const tokens: Tokens = {
    'clinic.name': site.name,
    'clinic.shortName': site.shortName,
    'clinic.legalName': site.legalName,
    'clinic.abn': site.abn,
    'clinic.email': site.email,
    'clinic.phone': site.phone.display,
    'clinic.phoneDial': site.phone.dial,
    'clinic.domain': site.domains.product,
    'clinic.locality': site.address.locality,
    'clinic.state': states[site.address.region] ?? site.address.region,
    'clinic.postcode': site.address.postcode,
    ...hoursTokens(readWeek(site.hours)),
    'clinic.timeZone': site.timeZone,
    'clinic.notice': site.cancellationNotice,
    'clinic.replyTime': site.replyTime,
    'practitioner.name': people.practitioner.name,
    'manager.name': people.manager.name,
    'provider.name': site.booking.provider.name,
    'shop.name': site.shop.name,
    'shop.href': site.shop.href,
    ...Object.fromEntries(
      visits.flatMap((kind) => [
        [`booking.${kind}.name`, site.booking[kind].name],
        [`booking.${kind}.minutes`, String(site.booking[kind].minutes)],
        // A few minutes to join and to check the form, and some to spare.
        [`booking.${kind}.allow`, String(site.booking[kind].minutes + 15)],
      ]),
    ),
    ...Object.fromEntries(
      (['initial', 'followup'] as const).flatMap((visit) => {
        const { fee, rebate, pay } = coveredVisit(visit, facts);
        return [
          [`fees.${visit}.fee`, dollars(fee)],
          [`fees.${visit}.rebate`, dollarSpan(rebate)],
          [`fees.${visit}.patientCost`, dollarSpan(pay)],
        ];
      }),
    ),
    ...figureTokens(),
    ...Object.fromEntries(
      severalFollowUps.flatMap((count) =>
        Object.entries(severalVisits(facts, count)).map(([kind, sum]) => [`fees.several.${count}.${kind}`, sum]),
      ),
    ),
    // biome-ignore lint/complexity/useMathMinMax: dates are text, and text compares in their order
    'fees.asAt': longDate(initial.asAt > followup.asAt ? initial.asAt : followup.asAt),
  };
  const ignored = () => {};
  const said = Object.entries(claims.claims).map(([key, { text }]) => [
    `claims.${key}`,
    replaceTokens(text, tokens, ignored),
  ]);
  return { ...tokens, ...Object.fromEntries(said) };
}

/** Replaces the tokens of every text in a value; `unknown` hears of each one that has no meaning. */
export function replaceTokens<T>(value: T, tokens: Tokens, unknown: (field: string, token: string) => void): T {
  const visit = (part: unknown, path: PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      return part.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (whole, name: string) => {
        if (Object.hasOwn(tokens, name)) return tokens[name] ?? whole;
        // Markdown arrives tagged; an editor knows the field, not the tag.
        unknown(fieldName(path.at(-1) === 'markdown' ? path.slice(0, -1) : path), name);
        return whole;
      });
    }
    if (Array.isArray(part)) return part.map((item, index) => visit(item, [...path, index]));
    if (part && typeof part === 'object') {
      return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item, [...path, key])]));
    }
    return part;
  };
  return visit(value, []) as T;
}
