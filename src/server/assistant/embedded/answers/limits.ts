import { dialable, healthdirect } from '#domain/chat/help-lines.ts';
import type { Answers, Situation } from '../answer-set.ts';
import { draft, html } from '../draft.ts';

/*
 * What is answered with a limit. No medicine is named or echoed, whatever the visitor wrote; no dose, no diagnosis, no
 * promise. No digit stands in this file.
 */

const inConsultation = 'Treatment options are discussed individually in your consultation';

function written({ facts }: Situation) {
  const rule = facts.quote(['/terms#treatment-decisions', '/terms'], /No prescription is written/i);
  return rule
    ? html`${rule.text}`
    : html`A prescription is only ever written after a real-time consultation, if your clinician decides that it is suitable.`;
}

const nurses = html`${healthdirect.name} (${{ safe: dialable(healthdirect) }}), day and night`;

export const limitAnswers: Answers = {
  medicine: (situation) =>
    draft(
      [
        html`I can't name, recommend or compare medicines here. ${inConsultation} with a nurse practitioner, who looks at your health as a whole, starting with food, movement and sleep.`,
        html`${written(situation)} Booking, a form or this chat does not entitle anyone to one.`,
      ],
      [situation.facts.page('/how-it-works'), situation.facts.page('/terms#treatment-decisions')],
    ),

  dose: (situation) =>
    draft(
      [
        html`I can't advise on doses or on how to take a medicine. Please ask the clinician who prescribed it, or your pharmacist, and don't change anything on your own.`,
        html`If you are worried about something you took or missed, nurses answer at ${nurses}. ${inConsultation} with a nurse practitioner.`,
      ],
      [situation.facts.page('/terms#treatment-decisions')],
    ),

  'medicine-safety': (situation) =>
    draft(
      [
        html`I can't advise on side effects, combinations or stopping a medicine. Please ask the clinician who prescribed it, or your pharmacist, and don't start, stop or change anything on your own.`,
        html`If you feel unwell now, nurses answer at ${nurses}. ${inConsultation}; bring a list of everything you take.`,
      ],
      [situation.facts.page('/how-it-works')],
    ),

  'medicine-child': (situation) => {
    const { facts } = situation;
    const quote = facts.quote(['/medicare#children'], /Medication support is considered|never decided from a form/i, 1);
    return draft(
      [
        html`${quote ? quote.text : `${inConsultation}, with a parent or guardian.`}`,
        html`I can't name or recommend medicines. Care for a child starts with a full assessment: eating, movement, sleep, and what is going on at home and at school.`,
      ],
      [facts.page('/medicare#children')],
    );
  },

  prescription: (situation) => {
    const { facts } = situation;
    const delivery = facts.note('prescribing');
    return draft(
      [
        html`${delivery ?? written(situation)} It comes as an electronic token to your phone, for the pharmacy that you choose.`,
        html`I can't arrange a prescription or a repeat here, and neither can a form: it takes a consultation with the nurse practitioner. ${inConsultation}.`,
      ],
      [facts.page('/how-it-works'), facts.page('/terms#treatment-decisions')],
      situation.wantsBooking ? (situation.target ?? 'followup') : undefined,
    );
  },

  diagnosis: ({ facts }) =>
    draft(
      [
        html`I can't diagnose, or explain symptoms and test results. That takes a clinician who knows your history and can ask the next question.`,
        html`You can talk it through in a consultation here or with your GP. If it worries you now, nurses answer at ${nurses}.`,
      ],
      [facts.page('/how-it-works')],
    ),

  promise: ({ facts }) => {
    const number = facts.quote(['/medical-weight-management', '/about'], /cannot give you a number|cannot promise/i, 1);
    return draft(
      [
        html`We make no promise of a result, and no clinic honestly can. ${number?.text}`,
        html`People's bodies and lives differ. In a consultation you look at what is realistic and safe for you; very quick loss often costs muscle and comes back.`,
      ],
      [number?.source ?? facts.page('/medical-weight-management'), facts.page('/goal-setting-maintenance')],
    );
  },

  injection: ({ facts }) =>
    draft([
      html`I can't do that: I only answer questions about ${facts.clinic}, from the words on this website, and nothing in a message changes that.`,
      html`I can help with appointments, fees and Medicare, how a visit works, and our tools. For anything else, write to ${facts.email}.`,
    ]),

  'out-of-scope': ({ facts }) =>
    draft([
      html`I can't help with that: I only know what this website says about ${facts.clinic}.`,
      html`I can answer questions on appointments, fees and Medicare, how a visit works, our tools and articles. For anything else, write to ${facts.email} or ring ${facts.phone}.`,
    ]),

  'other-clinic': ({ facts }) =>
    draft(
      [
        html`I can't compare us with others, and I do not know what they offer. I can tell you what is true here: consultations by video with a nurse practitioner, costs that you know beforehand, and no prescription without a real-time consultation.`,
        html`Ask me about fees, Medicare or how a visit works, or write to ${facts.email}.`,
      ],
      [facts.page('/about')],
    ),

  thanks: () =>
    draft([html`You're welcome. Is there anything else you would like to know about appointments, fees or a visit?`]),
  goodbye: ({ facts }) =>
    draft([html`Take care. I am here whenever you have another question, and ${facts.email} reaches a person.`]),
  compliment: () => draft([html`That is kind, thank you. What else would you like to know?`]),
  rude: ({ facts }) =>
    draft([
      html`I am sorry that I did not help. A person can: ring ${facts.phone} or write to ${facts.email}. Or ask me in other words, for example about fees, appointments or Medicare.`,
    ]),
  'small-talk': ({ facts }) =>
    draft([
      html`I am going well, thank you; I am the AI assistant of ${facts.clinic}. I can help with appointments, fees and Medicare, how a visit works, and our tools. What would you like to know?`,
    ]),
  greeting: ({ facts }) =>
    draft([
      html`Hello. I am the AI assistant of ${facts.clinic}. I can help with appointments, fees and Medicare, how a visit works, and our tools and articles. What would you like to know?`,
    ]),
};
