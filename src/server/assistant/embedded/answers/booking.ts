import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import type { Answers, Situation } from '../answer-set.ts';
import { draft, html, list } from '../draft.ts';

/* Appointments: choosing, booking, moving, and when. No digit stands in this file: figures come from the facts. */

const wontGuess = 'I cannot see the calendar or make the booking for you';

function choices({ facts }: Situation) {
  const { initial, followup, gp } = facts.visits;
  return list([
    html`<strong>${initial.name}</strong> (${initial.detail}): ${initial.forWhom}`,
    html`<strong>${followup.name}</strong> (${followup.detail}): ${followup.forWhom}`,
    html`<strong>${gp.name}</strong> (${gp.detail}): ${gp.forWhom}`,
  ]);
}

function rule({ facts, target }: Situation) {
  return target === undefined || target === 'initial' ? facts.medicareRule : undefined;
}

const newOrBack = anyOf(['new|first|never|not been|havent been|been before|existing|already|returning|again']);

export const bookingAnswers: Answers = {
  booking: (situation) => {
    const { facts, target, child } = situation;
    const where = html`You can book online with ${facts.provider}; it opens in a new tab and shows the free times. You need no referral.`;
    if (child)
      return draft(
        [
          html`${where} For a child or a young person, a parent or guardian makes the booking and attends the consultation.`,
          rule(situation),
        ],
        [facts.page('/how-it-works')],
        'initial',
      );
    if (target)
      return draft(
        [
          html`${where} The one you want is the ${facts.visits[target].name} (${facts.visits[target].detail}).`,
          rule(situation),
        ],
        [facts.page('/how-it-works')],
        target,
      );
    return draft([where, choices(situation), rule(situation)], [facts.page('/how-it-works')], 'initial');
  },

  'which-appointment': (situation) => {
    const { facts, text } = situation;
    return draft(
      [
        occurs(newOrBack, text)
          ? html`If we have not met, book the first one; if you have been seen here before, book the follow-up.`
          : html`There are three kinds you can book:`,
        choices(situation),
        rule(situation),
      ],
      [facts.page('/')],
      situation.target ?? 'initial',
    );
  },

  soon: (situation) => {
    const { facts, target } = situation;
    const said = [facts.claim('soon'), facts.claim('same-day')].filter((claim) => claim !== undefined);
    const quote = facts.quote(['/faq'], /Most appointments are within/i);
    return draft(
      [
        quote ? html`${quote.text}` : html`${said.join('. ')}.`,
        html`${wontGuess}; the booking page of ${facts.provider} shows what is free at the moment.`,
      ],
      [facts.page('/faq')],
      target ?? 'initial',
    );
  },

  cancel: ({ facts, text }) => {
    const notice = facts.quote(['/medicare#cancellations', '/terms#cancellations', '/faq'], /notice/i);
    const fee = facts.quote(['/medicare#cancellations', '/terms#cancellations', '/faq'], /may incur a fee/i);
    const excuse = facts.quote(['/medicare#cancellations', '/faq'], /ill, or something serious|were ill/i);
    if (!notice)
      return draft(
        [html`To change or cancel an appointment, write to ${facts.email} or ring ${facts.phone}.`],
        [facts.page('/faq')],
      );
    const missed = occurs(
      anyOf([
        'miss(ed|ing)?|forgot|no ?show|slept through|late cancel[a-z]*|fee|charge|sick|crook|ill|unwell|gastro|covid|flu|funeral|emergency|hospital|spewing|vomit[a-z]*',
      ]),
      text,
    );
    const way = html`through the link in your booking confirmation, by email to ${facts.email} or by phone on ${facts.phone}`;
    const rule = notice.text.replace(/,? through .*$/, '.').replace(/You can do it.*$/, '');
    const asksRule = occurs(anyOf(['fee|fees|charge|charged|notice|how late|policy|penalty']), text);
    const wasMissed = occurs(anyOf(['(missed|forgot|slept through|no ?show|didnt (turn|show) up)']), text);
    const lead = wasMissed
      ? html`That happens. You can find another time ${way}.`
      : html`You can change or cancel it ${way}.`;
    return draft(
      [
        asksRule ? html`${rule} ${fee?.text}` : wasMissed ? lead : html`${lead} ${rule}`,
        asksRule ? lead : fee && html`${fee.text}`,
        missed && excuse ? html`${excuse.text}` : undefined,
      ],
      [notice.source],
    );
  },

  late: ({ facts }) => {
    const early = facts.quote(['/medicare#on-time', '/how-it-works#technology', '/faq'], /minutes early/i);
    const late = facts.quote(['/medicare#on-time', '/terms#your-telehealth-consultation'], /late/i);
    if (!early) return undefined;
    return draft(
      [html`${early.text}`, late && html`${late.text} If you are running late now, ring ${facts.phone}.`],
      [early.source],
    );
  },

  'booking-trouble': ({ facts }) =>
    draft(
      [
        html`I am sorry that it is not working. I cannot see bookings from here. ${facts.manager.name} can find you a time, send the link again or check a booking: ring ${facts.phone} or write to ${facts.email}.`,
        html`The office is there ${facts.hours}, ${facts.timeZone}. Bookings themselves are kept by ${facts.provider}, so your confirmation email from there has the link, too.`,
      ],
      [facts.page('/how-it-works')],
    ),

  duration: ({ facts, target }) => {
    const { initial, followup, gp } = facts.visits;
    const whole = facts.quote(['/faq', '/how-it-works'], /^Allow .*minutes/i);
    const first = html`The ${initial.name} takes about ${initial.minutes} with the nurse practitioner. ${whole?.text}`;
    const next = html`A ${followup.name} takes about ${followup.minutes}.`;
    const general = html`A ${gp.name} takes about ${gp.minutes}.`;
    const source = [whole?.source ?? facts.page('/how-it-works')];
    if (target === 'initial') return draft([first], source);
    if (target === 'followup') return draft([next], source);
    if (target === 'gp') return draft([general], source);
    return draft([first, html`${next} ${general}`], source);
  },

  hours: ({ facts, wantsBooking }) =>
    draft(
      [
        html`We are there ${facts.hours}, ${facts.timeZone}.`,
        facts.claim('same-day')
          ? html`${facts.claim('same-day')}: the booking page of ${facts.provider} shows which times are free, weekends included where we open. Public holidays are not listed on our pages, so check there or ask us.`
          : html`The booking page of ${facts.provider} shows which times are free. Public holidays are not listed on our pages, so check there or ask us.`,
      ],
      [facts.page('/faq')],
      wantsBooking ? 'initial' : undefined,
    ),

  'time-zone': ({ facts, city }) => {
    const local = city && facts.quote([city.source.href], /behind|daylight saving|same time|hour/i, 1);
    return draft(
      [
        html`Our hours and times are in ${facts.timeZone}. Check the time zone on your booking before you accept it.`,
        local && html`${local.text}`,
      ],
      [local?.source ?? facts.page('/faq')],
    );
  },

  'follow-up-visit': ({ facts, wantsBooking }) => {
    const what = facts.quote(['/how-it-works'], /Follow-ups look at/i, 1);
    return draft(
      [
        html`A ${facts.visits.followup.name} takes about ${facts.visits.followup.minutes}. ${what?.text}`,
        html`The fee is ${facts.fees.followup.fee}; where Medicare pays its rebate of ${facts.fees.followup.rebate}, ${facts.fees.followup.cost} is left for you. How often you come is agreed with the nurse practitioner.`,
        facts.medicareRule,
      ],
      [what?.source ?? facts.page('/how-it-works')],
      wantsBooking ? 'followup' : undefined,
    );
  },
};
