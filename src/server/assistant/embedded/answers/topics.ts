import { instruments } from '#domain/screeners/instruments.ts';
import type { Answers, Situation, WriteAnswer } from '../answer-set.ts';
import { draft, html, list, type Source } from '../draft.ts';

/* Tools and health topics. No digit stands in this file: figures come from the facts, names of tools from their records. */

const sleepPage = '/sleep-recovery-optimisation';
const mindPage = '/mental-health-support';
const adults =
  'It is for adults, and it is screening, not a diagnosis. Your answers stay in your browser unless you choose to share them.';

function tool(names: string, what: string, path: string): WriteAnswer {
  return ({ facts, child }) =>
    child
      ? childTools(facts.page('/tools'))
      : draft(
          [html`${names}: ${what} You find it on our page, free of charge.`, html`${adults}`],
          [{ title: names, href: path }, facts.page('/tools')],
        );
}

function childTools(source: Source) {
  return draft(
    [
      html`Please don't use the calculator or the self-checks for a child: they were made for adults, and their results make no sense for a younger person.`,
      html`A child's weight and growth are best looked at in a consultation with a parent or guardian, or with your GP.`,
    ],
    [source],
  );
}

/** A topic: what its page says first, and where to read on. */
function topic(path: string, like: RegExp, more = 1): WriteAnswer {
  return ({ facts, wantsBooking }: Situation) => {
    const lead = facts.quote([path], like, more) ?? facts.quote([path], /./, more);
    if (!lead) return undefined;
    return draft(
      [html`${lead.text}`, html`What suits you is worked out with you in a consultation.`],
      [facts.page(path)],
      wantsBooking ? 'initial' : undefined,
    );
  };
}

export const topicAnswers: Answers = {
  'tool-calculator': ({ facts, child }) =>
    child
      ? childTools(facts.page('/calculator'))
      : draft(
          [
            html`Our body metrics calculator works out your body mass index, waist, the energy you use in a day, and protein, and shows the formula behind each number. I can't calculate it for you here.`,
            html`It is free and for adults, and what you type stays on your device unless you press the AI button. Leave it alone if you are pregnant, underweight or have ever had an eating disorder.`,
          ],
          [facts.page('/calculator')],
        ),
  'tool-sleep': tool(
    `${instruments['stop-bang'].name} and ${instruments.epworth.name}`,
    'the first looks at the risk of sleep apnoea, in which breathing stops again and again during sleep, the second at how likely you are to doze in the day. If you are sleepy, please don’t drive.',
    sleepPage,
  ),
  'tool-eating': tool(instruments['beds-7'].name, 'it looks at eating that feels out of control.', mindPage),
  'tool-attention': tool(instruments.asrs.name, 'it looks at attention and restlessness in adults.', mindPage),
  'tool-alcohol': tool(
    instruments['audit-c'].name,
    'a few questions about how often and how much you drink, and what the national guideline says. If you drink heavily every day, do not stop suddenly without medical advice.',
    mindPage,
  ),
  'tool-child': ({ facts }) => childTools(facts.page('/tools')),
  tools: ({ facts, child }) =>
    child
      ? childTools(facts.page('/tools'))
      : draft(
          [
            html`We have a body metrics calculator and five short self-checks, free and without signing up:`,
            list([
              html`<a href="/calculator">Body metrics calculator</a>: body mass index, waist, energy and protein`,
              html`<a href="${sleepPage}">${instruments['stop-bang'].name} and ${instruments.epworth.name}</a>: sleep apnoea and daytime sleepiness`,
              html`<a href="${mindPage}">${instruments['beds-7'].name}, ${instruments.asrs.name} and ${instruments['audit-c'].name}</a>: eating, attention, alcohol`,
            ]),
            html`They are for adults, and they are screening, not a diagnosis. A progress tracker is not open yet.`,
          ],
          [facts.page('/tools')],
        ),
  services: ({ facts, text, wantsBooking }) => {
    const general = /\b(cold|flu|uti|infection|rash|skin|cough|general|non weight|everyday|other)\b/.test(text);
    return draft(
      [
        html`${facts.practitioner.name} sees people by video about: ${facts.practitioner.specialisations.join('; ')}.`,
        html`For everyday health questions that have nothing to do with weight there is the ${facts.visits.gp.name} (${facts.visits.gp.minutes}). Some things need hands or equipment; then we tell you who should see you in person.`,
      ],
      [facts.page('/about'), facts.page('/how-it-works')],
      wantsBooking ? (general ? 'gp' : 'initial') : undefined,
    );
  },
  sleep: topic(sleepPage, /After short nights|sleep/i),
  nutrition: topic('/nutrition-meal-planning', /Add before you take away|plate|eat/i),
  movement: topic('/movement-activity-programs', /Start with five minutes|walk|move/i, 2),
  mind: topic(mindPage, /you can talk about the feelings|listen/i),
  menopause: ({ facts, wantsBooking }) =>
    draft(
      [
        html`Yes. Menopause and perimenopause can touch sleep, appetite and energy, and the nurse practitioner talks about them in a consultation. Treatment options are discussed individually there.`,
      ],
      [facts.page(sleepPage), facts.page('/about')],
      wantsBooking ? 'initial' : undefined,
    ),
  adhd: () =>
    draft(
      [
        html`We offer a self-check for adults, ${instruments.asrs.name}, which looks at attention and restlessness. It makes no diagnosis: that takes a full evaluation with a psychiatrist or another authorised clinician.`,
        html`You can take the result to your GP to talk about a referral.`,
      ],
      [{ title: instruments.asrs.name, href: mindPage }],
    ),
  goals: topic('/goal-setting-maintenance', /goal|small|step/i),
  weight: topic('/medical-weight-management', /means that a clinician looks/i),
  evidence: ({ facts }) => {
    const trial = facts.quote(['/medical-weight-management'], /DiRECT|trial/i);
    return draft(
      [
        html`Our pages name their sources, with what was found and in whom. ${trial?.text}`,
        html`A trial average cannot tell you what will happen to you. The studies are listed at the foot of the page.`,
      ],
      [facts.page('/medical-weight-management')],
    );
  },
};
