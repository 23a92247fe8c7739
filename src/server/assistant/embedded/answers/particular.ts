import { bmiBands } from '#domain/calculator/body-metrics.ts';
import { waistCutOffs } from '#domain/calculator/waist.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import type { Answers, Situation, WriteAnswer } from '../answer-set.ts';
import { articleAt } from '../articles.ts';
import { draft, type Html, html, list } from '../draft.ts';
import { bandDraft, scoreIn, toolIn } from '../tool-scores.ts';

/*
 * Narrow questions that a page answers in a sentence. No figure stands in this file: they come from the pages, and from
 * the records of the tools.
 */

/** The sentences of a page that answer, and what to add. Without the sentence there is no answer here. */
function said(
  paths: readonly string[],
  like: RegExp,
  more: number,
  after?: (situation: Situation) => Html | undefined,
): WriteAnswer {
  return (situation) => {
    const quote = situation.facts.quote(paths, like, more);
    return quote && draft([html`${quote.text}`, after?.(situation)], [quote.source]);
  };
}

/** The article that says more of the bands, where the clinic has it. */
const onBmi = '/blog/what-bmi-can-and-cannot-tell-you';

/** What the tool itself says about a score that a visitor names. */
function toolScore({ facts, text, before, child }: Situation) {
  const id = toolIn(text) ?? toolIn(before);
  if (child || !id) return undefined;
  const most = instruments[id].scale.max;
  const score =
    scoreIn(text, most) ?? scoreIn(/\b(?:got|had|scored?|result|came|says?|said) .*/.exec(before)?.[0] ?? '', most);
  return bandDraft(id, score, text, facts);
}

const bands = bmiBands.slice(1, 3).map(({ below, category }) => html`${category}: below ${String(below)}`);

export const particularAnswers: Answers = {
  'tool-score': toolScore,

  'own-weight': ({ facts, child }) =>
    child
      ? undefined
      : draft(
          [
            html`I can't judge that here, and one number never tells the whole story. Our body metrics calculator works out your body mass index (BMI) and its band, and looks at your waist, too.`,
            html`It is free and for adults. Leave it alone if you are pregnant or have ever had an eating disorder. In a consultation a clinician looks at your health as a whole.`,
          ],
          [facts.page('/calculator')],
        ),

  'bmi-bands': ({ facts, articles, child }) => {
    if (child) return undefined;
    return draft(
      [
        html`For adults, the bands of the body mass index (BMI) in our calculator are ${{ safe: bands.map(({ safe }) => safe).join('; ') }}; the bands of obesity follow from ${String(bmiBands[2].below)}.`,
        html`It reads differently for different backgrounds: for people of Asian, Middle Eastern, African or African Caribbean backgrounds, clinicians look more closely at lower numbers. Muscle, age and pregnancy change what it means, too.`,
      ],
      [facts.page('/calculator'), articleAt(articles, onBmi)],
    );
  },

  'waist-limits': ({ facts, child }) => {
    if (child) return undefined;
    const { male, female } = waistCutOffs;
    return draft(
      [
        html`For adults, the risk to health begins to rise with the waist:`,
        list([
          html`Men: from ${String(male.increased)} cm, and further from ${String(male.substantiallyIncreased)} cm`,
          html`Women: from ${String(female.increased)} cm, and further from ${String(female.substantiallyIncreased)} cm`,
        ]),
        html`It is one sign among several, not a verdict, and it means nothing in pregnancy.`,
      ],
      [facts.page('/calculator')],
    );
  },

  'drink-guideline': said(
    ['/nutrition-meal-planning'],
    /standard drinks a week/i,
    0,
    () =>
      html`For young people and in pregnancy, none is safest. Our private self-check, ${instruments['audit-c'].name}, looks at your own drinking. If you drink heavily every day, please don't stop all at once without medical advice.`,
  ),

  kidney: said(
    ['/nutrition-meal-planning'],
    /If you have kidney disease/i,
    0,
    () =>
      html`Please ask your GP, your kidney team or an Accredited Practising Dietitian how much is right for you; the calculator can't take your kidneys into account.`,
  ),

  'keep-result': ({ facts }) =>
    draft(
      [
        html`Yes. After a self-check you can download, share or email your result, and any page can be printed from your browser. Emails are not encrypted, so send only what you are happy to.`,
      ],
      [facts.page('/tools')],
    ),

  exempt: ({ facts }) => {
    const no = facts.quote(['/medicare#telehealth-rule', '/medicare'], /exemptions exist/i);
    const which = facts.quote(['/medicare'], /does not ask for the face-to-face visit/i);
    if (!no) return undefined;
    return draft(
      [
        facts.medicareRule,
        html`${no.text}`,
        which && html`${which.text}`,
        html`We check it with you beforehand: ${facts.email} or ${facts.phone}.`,
      ],
      [facts.page('/medicare#telehealth')],
    );
  },

  'fee-changes': said(
    ['/medicare#fees'],
    /usually every July/i,
    0,
    ({ facts }) => html`The figures on our pages are those of ${facts.fees.asAt}.`,
  ),
  'not-included': said(['/medicare'], /^Pathology, scans/i, 1),
  'price-refused': said(['/medicare#no-medicare', '/medicare'], /We tell you the cost before/i, 1),
  'clinic-cancels': said(
    ['/medicare#cancellations'],
    /If we cancel/i,
    0,
    ({ facts }) => html`To choose another time, use the link in your booking confirmation or ring ${facts.phone}.`,
  ),
  'late-fee-medicare': said(['/medicare#cancellations'], /pays nothing towards/i, 1),

  mention: ({ facts }) => {
    const asked = facts.quote(['/how-it-works'], /We ask about your health/i);
    return draft(
      [
        html`Yes, please mention it, however small it seems: it helps the nurse practitioner to care for you safely. You decide how much you say.`,
        asked && html`${asked.text}`,
        html`If it is new or getting worse, don't wait for the appointment: see your GP.`,
      ],
      [asked?.source ?? facts.page('/how-it-works')],
    );
  },

  'medicare-card': said(
    ['/medicare#bulk-billing'],
    /current Medicare card/i,
    0,
    ({ facts }) => html`Without a card you can still be seen, and pay the fee yourself. ${facts.medicareRule}`,
  ),

  driving: ({ facts }) =>
    draft(
      [
        html`If you get sleepy at the wheel, please don't drive until a GP or another clinician has looked into it. Whether you have to tell somebody depends on your licence and your state; they can tell you, and so can your licensing authority.`,
        html`Two short self-checks on our sleep page, ${instruments['stop-bang'].name} and ${instruments.epworth.name}, help you to prepare that talk.`,
      ],
      [facts.page('/sleep-recovery-optimisation')],
    ),

  'data-sold': said(['/privacy'], /do not sell/i, 0),
  'own-file': said(
    ['/privacy#access', '/privacy'],
    /You (can|may) (ask|see)|Write to/i,
    2,
    ({ facts }) => html`Write to ${facts.email}, and we answer as that page says.`,
  ),
  'outside-bodies': ({ facts }) => {
    const commissioner = facts.quote(['/privacy'], /Commissioner/i, 1);
    const ombudsman = facts.quote(['/complaints'], /Ombudsman/i);
    return draft(
      [
        html`If you have told us and are not satisfied, independent bodies help, free of charge.`,
        commissioner && html`On privacy: ${commissioner.text}`,
        ombudsman && html`On care or conduct: ${ombudsman.text}`,
      ],
      [facts.page('/complaints'), facts.page('/privacy')],
    );
  },

  lump: ({ facts }) => {
    const hands = facts.quote(['/about'], /When you need hands/i);
    return draft(
      [
        html`Something like that needs to be looked at and felt, and I can't tell what it is. Please see a GP in person soon; most turn out to be harmless, and it is right to have it checked.`,
        hands && html`${hands.text}`,
      ],
      [facts.page('/about')],
    );
  },

  provider: ({ facts }) =>
    draft(
      [
        html`Yes, that is right: appointments are booked through ${facts.provider}, the booking service that we use. It opens in a new tab and shows the free times.`,
        html`If you would rather book with a person, ring ${facts.phone}.`,
      ],
      [facts.page('/how-it-works')],
    ),

  animal: () =>
    draft([
      html`I can't help with animals. If one may have eaten something harmful or is unwell, ring a vet straight away.`,
    ]),
  legal: ({ facts }) =>
    draft([
      html`I can't help with legal questions; a lawyer or your local legal aid service can. If it is about your care here, write to ${facts.email}.`,
    ]),
};
