import {
  alcoholAndDrugs,
  beyondBlue,
  butterfly,
  dialable,
  emergency,
  type HelpLine,
  healthdirect,
  kidsHelpline,
  lifeline,
} from '#domain/chat/help-lines.ts';
import type { SensitiveKind } from '#domain/chat/sensitive.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { type Draft, draft, type Html, html } from '../draft.ts';
import type { Facts } from '../facts.ts';

/*
 * To people whom ordinary weight advice may harm: no plan for eating less, no calculator, no booking pitch, and who to
 * talk to. No digit stands in this file.
 */

const line = (one: HelpLine): Html => html`${one.name} on ${{ safe: dialable(one) }}`;

const words: Readonly<Record<SensitiveKind, (facts: Facts) => Draft>> = {
  minor: (facts) =>
    draft(
      [
        html`Thank you for asking. While you are growing, losing weight on your own can do harm, so I won't suggest a diet or a number, and the calculator here is for adults only.`,
        html`Please talk with a parent, a guardian or another adult you trust, and see your GP together; a visit here needs a parent or guardian, too. If you would rather talk to someone first, there is ${line(kidsHelpline)}, at any hour, and for worries about eating or your body ${line(butterfly)}.`,
      ],
      [facts.page('/medicare#children')],
    ),
  pregnancy: (facts) =>
    draft(
      [
        html`During pregnancy, while breastfeeding or when trying for a baby, please don't diet to lose weight, and don't use the calculator: it was not made for this time.`,
        html`Your GP, midwife or obstetrician is the right person for questions about weight, food and medicines now. Tell any clinician, us included, before anything is started.`,
      ],
      [facts.page('/medical-weight-management')],
    ),
  'low-weight': (facts) =>
    draft(
      [
        html`From what you write, losing more could harm you, so I won't suggest ways to lose weight. Please see your GP and tell them about your weight and how you feel about eating.`,
        html`You can also talk to ${line(butterfly)}, about food and body image, at any size.`,
      ],
      [facts.page('/mental-health-support#help-now')],
    ),
  'very-low-calorie': (facts) =>
    draft(
      [
        html`Please don't do that on your own. Very low intakes, long fasts and very quick loss can cost muscle, upset the heart and end in regain, and they need medical supervision.`,
        html`Talk with your GP or a clinician first; they can look at what is safe for you. If not eating, or making up for eating, is taking over, there is ${line(butterfly)}.`,
      ],
      [facts.page('/nutrition-meal-planning')],
    ),
  'eating-history': (facts) =>
    draft(
      [
        html`Thank you for telling me; it matters for your care. With an eating disorder, now or in the past, please don't diet or count on your own, and leave the calculator alone.`,
        html`Talk first with your GP or the team that knows you; a nurse practitioner here can listen and refer, and you decide whether weight is a topic at all. Support is there from ${line(butterfly)}.`,
      ],
      [facts.page('/mental-health-support')],
    ),
  binge: (facts) =>
    draft(
      [
        html`That sounds hard, and it is more common than people think, at every body size. It is not a lack of willpower, and strict dieting tends to make it worse.`,
        html`A GP or our nurse practitioner can talk it through with you, and there is a private self-check for adults, ${instruments['beds-7'].name}, on our page. If you would like to talk today, there is ${line(butterfly)}.`,
      ],
      [facts.page('/mental-health-support')],
    ),
  'low-mood': (facts) =>
    draft(
      [
        html`I am sorry that it is so heavy right now. You are not a failure, and you don't have to sort it out alone.`,
        html`Please tell somebody close to you or your GP how you feel. To talk at any hour: ${line(beyondBlue)}, or ${line(lifeline)}. If you are ever in danger, call ${{ safe: dialable(emergency) }}.`,
      ],
      [facts.page('/mental-health-support#help-now')],
    ),
  bereaved: (facts) =>
    draft(
      [
        html`I am sorry for your loss. Grief can change eating, sleep and energy for a long time, and that is human.`,
        html`You needn't do anything about weight now. Your GP can look after you in it, ${line(beyondBlue)} listens at any hour, and you can talk about it in a consultation here, at your own pace.`,
      ],
      [facts.page('/mental-health-support')],
    ),
  older: (facts) =>
    draft(
      [
        html`Later in life, losing weight without care can cost muscle and strength, and a weight that looks high on a chart may be fine. So please don't start a diet without a clinician; weight that falls on its own needs a GP soon.`,
        html`Your GP is the best first stop, with a list of medicines. A consultation with us can help, too; a family member or carer is welcome in it.`,
      ],
      [facts.page('/medical-weight-management')],
    ),
  'unexplained-loss': (facts) =>
    draft(
      [
        html`Weight that falls without trying should be checked, so please see a GP this week. It may be something simple, and it is right to find out.`,
        html`Say how much, since when, and what else has changed, such as thirst, appetite, the bowels or mood, and take a list of medicines. A camera isn't enough for this. Not sure how soon? Nurses answer at any hour at ${line(healthdirect)}.`,
      ],
      [facts.page('/medical-weight-management')],
    ),
  surgery: (facts) =>
    draft(
      [
        html`So soon after an operation, please wait until your surgeon or GP has said that you may, with exercise and with eating less: the right day depends on what was done.`,
        html`Ask them about walking, lifting and food separately. A fever, a hot, red or opening wound, or a swollen, painful calf needs a doctor the same day. When they agree, a consultation here can help you begin.`,
      ],
      [facts.page('/movement-activity-programs')],
    ),
  'treated-diabetes': (facts) =>
    draft(
      [
        html`With diabetes, above all with treatment that lowers blood sugar, please don't fast, skip meals or cut carbohydrate before you have spoken with the clinician who treats it: sugar can fall too low.`,
        html`Your GP, diabetes team or an Accredited Practising Dietitian can plan it with you safely, and a consultation here can be part of that.`,
      ],
      [facts.page('/nutrition-meal-planning'), facts.page('/medical-weight-management')],
    ),
  alcohol: (facts) =>
    draft(
      [
        html`Thank you for being open about it. If you drink or use heavily every day, please don't stop all at once without medical advice: that can be dangerous.`,
        html`A GP can help you plan it, and there is free, confidential advice from the ${line(alcoholAndDrugs)}. For adults we have a private self-check on drinking, ${instruments['audit-c'].name}.`,
      ],
      [facts.page('/mental-health-support')],
    ),
  'body-distress': (facts) =>
    draft(
      [
        html`I am sorry that you feel this way about yourself. Your worth does not hang on your size, and care does not need to wait for a number.`,
        html`You can talk about it here or with your GP, and for eating and body image there is ${line(butterfly)}.`,
      ],
      [facts.page('/mental-health-support')],
    ),
};

/** The answer to the first of the kinds. */
export function sensitiveAnswer(kinds: readonly SensitiveKind[], facts: Facts): Draft | undefined {
  const [kind] = kinds;
  return kind && words[kind](facts);
}
