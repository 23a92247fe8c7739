import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import type { Answers, Situation } from '../answer-set.ts';
import { draft, html } from '../draft.ts';

/*
 * What a visit costs. No digit stands in this file: figures come from the facts. Wherever bulk billing is said, the rule
 * of Medicare on telehealth stands beside it.
 */

const feesPage = '/medicare#fees';

function initialFee({ facts }: Situation) {
  const { fee, cost } = facts.fees.initial;
  return html`${facts.visits.initial.name}: the fee is ${fee}. When Medicare covers it, it is bulk billed and your cost is ${cost}; when Medicare does not pay, the fee is yours to pay, and we tell you before it starts.`;
}

/** What the rebate does to the first fee, and what is paid without it. */
function initialRebate({ facts }: Situation) {
  const { fee, rebate, cost } = facts.fees.initial;
  return html`For a first visit the Medicare rebate is ${rebate}. Where Medicare pays it, we take it as full payment, so your cost is ${cost} and you have nothing to claim. Where it does not, no rebate comes back and you pay ${fee}.`;
}

function followUpFee({ facts }: Situation) {
  const { fee, rebate, cost } = facts.fees.followup;
  return html`${facts.visits.followup.name}: the fee is ${fee}. Where Medicare pays its rebate of ${rebate}, ${cost} is left for you to pay.`;
}

function gpFee({ facts }: Situation) {
  return html`${facts.visits.gp.name} (${facts.visits.gp.minutes}). Cost: ${facts.visits.gp.cost.toLowerCase()}; our pages name no fixed fee for it.`;
}

const ownPart = anyOf(['gap|out of pocket|my part|left to pay|rebate|medicare back|get back|claim back']);

export const moneyAnswers: Answers = {
  fees: (situation) => {
    const { facts, target, child, text } = situation;
    if (child) return childFees(situation);
    const rule = facts.medicareRule;
    const sources = [facts.page(feesPage)];
    if (target === 'initial' && occurs(ownPart, text)) return draft([initialRebate(situation), rule], sources);
    if (target === 'initial') return draft([initialFee(situation), rule], sources);
    if (target === 'followup')
      return draft([followUpFee(situation), html`Fees and rebates as at ${facts.fees.asAt}. ${rule}`], sources);
    if (target === 'gp') return draft([gpFee(situation)], sources);
    if (occurs(ownPart, text))
      return draft([followUpFee(situation), initialFee(situation), html`As at ${facts.fees.asAt}. ${rule}`], sources);
    return draft([initialFee(situation), followUpFee(situation), html`As at ${facts.fees.asAt}. ${rule}`], sources);
  },

  free: (situation) => {
    const { facts, target, child } = situation;
    if (child) return childFees(situation);
    if (target === 'followup')
      return draft([html`Usually not. ${followUpFee(situation)}`, facts.medicareRule], [facts.page(feesPage)]);
    return draft(
      [
        html`It can be. ${initialFee(situation)}`,
        facts.medicareRule,
        html`A follow-up costs ${facts.fees.followup.fee}, of which ${facts.fees.followup.cost} is left for you after the rebate.`,
      ],
      [facts.page(feesPage)],
    );
  },

  'bulk-billing': (situation) => {
    const { facts, target, child } = situation;
    if (child) return childFees(situation);
    const meaning = facts.quote(['/medicare#bulk-billing', '/faq'], /^Bulk billing means/i);
    const first =
      target === 'followup'
        ? html`No, a follow-up has a gap. ${followUpFee(situation)}`
        : html`The initial consultation is bulk billed when Medicare covers it, so that you pay ${facts.fees.initial.cost}. A follow-up costs ${facts.fees.followup.fee} and has a gap: ${facts.fees.followup.cost} after the rebate of ${facts.fees.followup.rebate}.`;
    return draft(
      [first, facts.medicareRule, html`If you are new to us, ask before you book: ${facts.email} or ${facts.phone}.`],
      [facts.page('/medicare#telehealth'), meaning?.source],
    );
  },

  'no-medicare': ({ facts }) => {
    const quote = facts.quote(['/medicare#no-medicare', '/faq'], /Medicare (will not|won't|does not|doesn't) pay/i);
    return draft(
      [
        html`Without Medicare you can still be seen: you then pay the fee yourself, ${facts.fees.initial.fee} for a first visit and ${facts.fees.followup.fee} for a follow-up, and no rebate comes back.`,
        html`We tell you the cost before the appointment, and if it does not suit you, you can cancel without charge. Ask us first at ${facts.email}.`,
      ],
      [quote?.source ?? facts.page('/medicare')],
    );
  },

  'rebate-claim': ({ facts }) => {
    const quote = facts.quote(['/medicare#fees'], /You pay the whole fee/i);
    return draft(
      [
        html`For a follow-up the Medicare rebate is ${facts.fees.followup.rebate}, so that ${facts.fees.followup.cost} of ${facts.fees.followup.fee} is yours to pay.`,
        quote ? html`${quote.text}` : html`How the rebate reaches you: ask us at ${facts.email}.`,
        html`To get it, your bank details need to be up to date with Medicare.`,
        facts.medicareRule,
      ],
      [facts.page(feesPage)],
    );
  },

  payment: ({ facts }) => {
    const quote = facts.quote(['/medicare#fees'], /You pay the whole fee/i);
    const surprise = facts.quote(['/medicare#no-medicare', '/medicare'], /tell you the cost before/i);
    return draft(
      [
        quote && html`For a follow-up: ${lower(quote.text)}`,
        surprise && html`${surprise.text}`,
        html`I do not know which cards or other ways of paying are accepted, and I cannot see your bill. ${facts.manager.name}, our ${facts.manager.role.toLowerCase()}, can help at ${facts.email} or ${facts.phone}.`,
      ],
      [facts.page('/medicare')],
    );
  },

  concession: ({ facts }) => {
    const hard = facts.quote(['/medicare'], /paying is hard/i);
    return draft(
      [
        html`Our pages name no concession price, discount, payment plan, or arrangement with private health insurance or other schemes, so I do not want to guess. The fee is ${facts.fees.initial.fee} for a first visit, and ${facts.fees.followup.fee} for a follow-up, of which ${facts.fees.followup.cost} is left after a Medicare rebate.`,
        facts.medicareRule,
        hard && html`${hard.text}`,
        html`Please ask ${facts.manager.name} at ${facts.email} or ${facts.phone} before you book.`,
      ],
      [facts.page('/medicare')],
    );
  },

  children: (situation) => {
    const { facts } = situation;
    const seen = facts.quote(['/faq', '/terms#children-and-young-people', '/terms'], /parent or guardian/i, 1);
    if (!seen) return undefined;
    return draft(
      [
        html`Yes, we see children and young people together with a parent or guardian, who makes the booking and attends the consultation.`,
        childCost(situation),
        facts.medicareRule,
        html`The calculator and the self-checks are for adults only.`,
      ],
      [facts.page('/medicare#children'), seen.source],
    );
  },

  'eating-disorder-plan': ({ facts, text }) => {
    const dietitian = /\bdieti/.test(text) && facts.quote(['/medicare#eating-disorder-plan'], /^Dietitian/i);
    const quote = facts.quote(['/medicare#eating-disorder-plan'], /Eating Disorder plan/i);
    if (!quote) return undefined;
    const who = facts.quote(['/medicare#eating-disorder-plan'], /Who makes the plan/i, 1);
    return draft(
      [
        html`${quote.text}`,
        dietitian ? html`${dietitian.text}` : undefined,
        who && html`${who.text}`,
        html`If it weighs on you right now, the people at Butterfly help with eating and body image; their number is on that page.`,
      ],
      [quote.source],
    );
  },
};

function childFees(situation: Situation) {
  const { facts } = situation;
  return draft(
    [childCost(situation), facts.medicareRule, html`A parent or guardian makes the booking and attends.`],
    [facts.page('/medicare#children')],
  );
}

function childCost({ facts }: Situation) {
  const quote = facts.quote(['/medicare#children', '/faq'], /Children up to/i);
  return quote
    ? html`${quote.text}`
    : html`What a child's visit costs depends on Medicare; please ask us at ${facts.email}.`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
