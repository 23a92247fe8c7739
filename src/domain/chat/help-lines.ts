import { butterfly, emergency, type HelpLine, healthdirect, lifeline } from '../calculator/help-lines.ts';

export { butterfly, emergency, type HelpLine, healthdirect, lifeline };

/** Numbers from the fact sheet of the project, section 3.5, and of the services themselves. */
export const suicideCallBack: HelpLine = {
  name: 'Suicide Call Back Service',
  number: '1300 659 467',
  dial: '1300659467',
  about: 'Counselling by phone, also for people who worry about someone or have lost someone',
};

export const beyondBlue: HelpLine = {
  name: 'Beyond Blue',
  number: '1300 22 4636',
  dial: '1300224636',
  about: 'For low mood and anxiety, day and night',
};

export const poisons: HelpLine = {
  name: 'Poisons Information Centre',
  number: '13 11 26',
  dial: '131126',
  about: 'Tells you what to do, day and night',
};

export const respect: HelpLine = {
  name: '1800RESPECT',
  number: '1800 737 732',
  dial: '1800737732',
  about: 'For domestic, family and sexual violence, day and night, in confidence',
};

export const kidsHelpline: HelpLine = {
  name: 'Kids Helpline',
  number: '1800 55 1800',
  dial: '1800551800',
  about: 'For young people of 5 to 25, and for those who worry about them, day and night',
};

export const thirteenYarn: HelpLine = {
  name: '13YARN',
  number: '13 92 76',
  dial: '139276',
  about: 'Run by and for Aboriginal and Torres Strait Islander people, day and night',
};

/** panda.org.au, read in November 2026: 9 am to 7.30 pm on weekdays and 9 am to 4 pm on Saturdays, eastern time. */
export const panda: HelpLine = {
  name: 'PANDA',
  number: '1300 726 306',
  dial: '1300726306',
  about: 'For parents in pregnancy and in the first year of a baby, by day from Monday to Saturday',
};

export const alcoholAndDrugs: HelpLine = {
  name: 'National Alcohol and Other Drug Hotline',
  number: '1800 250 015',
  dial: '1800250015',
  about: 'Advice in confidence',
};

/** The national interpreting service, for calls to a doctor or a help line. */
export const interpreters: HelpLine = {
  name: 'TIS National',
  number: '131 450',
  dial: '131450',
  about: 'Interpreters by phone, day and night',
};

/**
 * The National Relay Service (accesshub.gov.au): for text telephones, by text message, and for callers whose speech is
 * hard to understand.
 */
export const relay = { tty: '133 677', sms: '0423 677 767', voice: '1300 555 727' } as const;

/** The emergency number for a text telephone (triplezero.gov.au). */
export const textTelephone: HelpLine = {
  name: 'Emergency by text telephone',
  number: '106',
  dial: '106',
  about: 'For a text telephone (TTY) only',
};

/** Lifeline also answers text messages. */
export const lifelineText = '0477 13 11 14';

/** Every line by its name in data files. */
export const helpLineById = {
  emergency,
  lifeline,
  suicideCallBack,
  beyondBlue,
  butterfly,
  poisons,
  respect,
  kidsHelpline,
  panda,
  thirteenYarn,
  alcoholAndDrugs,
  healthdirect,
} as const satisfies Record<string, HelpLine>;
export type HelpLineId = keyof typeof helpLineById;

/** Every line that an answer may name. */
export const helpLines: readonly HelpLine[] = Object.values(helpLineById);

/** A number as a tel: link. */
export function dialable({ number, dial }: HelpLine): string {
  return `<a href="tel:${dial}">${number}</a>`;
}

/** A sentence with tokens such as {lifeline} replaced by tel: links. */
export function withNumbers(sentence: string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, id: HelpLineId) => dialable(helpLineById[id]));
}

/** For visitors who cannot hear or speak on a telephone: the emergency number in writing. */
export const emergencyInWriting =
  `On a text telephone (TTY), call ${dialable(textTelephone)}. On a mobile or a computer, reach ${emergency.number} through the ` +
  `National Relay Service: text ${relay.sms} and ask for Triple Zero (${emergency.number}), ` +
  'or ask somebody near you to call.';

const emergencyLines = [
  emergency,
  poisons,
  lifeline,
  suicideCallBack,
  respect,
  butterfly,
  kidsHelpline,
  panda,
  beyondBlue,
];

/** Whether one of our texts refers a person to a line for emergencies and crises. */
export const namesHelpLine = (html: string) => emergencyLines.some(({ dial }) => html.includes(`href="tel:${dial}"`));
