import type { SiteContent } from '#content/load.ts';
import { dollarSpan, dollars, longDate } from '#content/tokens.ts';
import type { Appointment } from '#domain/medicare/out-of-pocket.ts';
import { coveredVisit, priceFacts } from '#domain/medicare/price-list.ts';
import type { OutOfPocketView, PriceAnswers } from '#wire/prices.ts';

/** The price question for one kind of visit. On a sub-site, `mainOrigin` leads to the price checker of the main site. */
export function presentPriceQuestion(content: SiteContent, visit: Appointment, mainOrigin = ''): PriceAnswers {
  const { question, rule } = content.medicare;
  const [seen, unseen] = twoPrices(content, visit);
  return {
    question,
    answers: [
      { label: 'Yes', ...seen, chosen: 'Your price. Have your Medicare card with you.' },
      { label: 'No', ...unseen, chosen: 'Your price, unless an exemption is yours. Ask us before you book.' },
    ],
    rule: rule.text,
    source: rule.source,
    asAt: longDate(rule.asAt),
    checker: checkerOf(content, mainOrigin),
  };
}

function twoPrices({ site, claims, medicare }: SiteContent, visit: Appointment): [Price, Price] {
  const facts = priceFacts(site, claims, medicare);
  const initial = coveredVisit('initial', facts);
  const followup = coveredVisit('followup', facts);
  if (visit === 'gp') {
    const detail = 'for this visit; the sum is shown before you confirm';
    return [
      { price: 'Fee less rebate', detail },
      { price: 'Full fee', detail },
    ];
  }
  if (visit === 'followup') {
    return [
      { price: dollarSpan(followup.pay), detail: 'each later visit, with Medicare' },
      { price: dollars(followup.fee), detail: 'each later visit, without Medicare' },
    ];
  }
  return [
    {
      price: dollarSpan(initial.pay),
      detail: `first visit with Medicare; later visits ${dollarSpan(followup.pay)}`,
    },
    { price: dollars(initial.fee), detail: `first visit without Medicare; later visits ${dollars(followup.fee)}` },
  ];
}

/** The link to the price checker, or to the fees if the clinic has no checker. */
function checkerOf({ pages }: SiteContent, mainOrigin: string): PriceAnswers['checker'] {
  const found = pages
    .get('medicare')
    ?.body.find((part) => part.kind === 'block' && part.block.type === 'out-of-pocket');
  if (found?.kind !== 'block') return { label: 'Fees and Medicare', href: `${mainOrigin}/medicare` };
  return { label: 'Work out what you pay', href: `${mainOrigin}/medicare#${found.id}` };
}

interface Price {
  price: string;
  detail: string;
}

export function presentOutOfPocket({ site, claims, medicare }: SiteContent): OutOfPocketView {
  const { initial, followup, gp } = site.booking;
  const { fees } = claims;
  return {
    names: { initial: initial.name, followup: followup.name, gp: gp.name },
    prices: priceFacts(site, claims, medicare).prices,
    pricesAsAt: longDate([fees.initial.asAt, fees.followup.asAt].sort()[0] ?? ''),
    items: medicare.items,
    itemDates: Object.fromEntries(medicare.items.map(({ number, asAt }) => [number, longDate(asAt)])),
    safetyNet: { ...medicare.safetyNet, asAtShown: longDate(medicare.safetyNet.asAt) },
    unknown: medicare.unknown,
  };
}
