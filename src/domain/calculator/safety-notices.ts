import { butterfly, emergency, type HelpLine, healthdirect, lifeline } from './help-lines.ts';
import { type EnergyUnit, energyIn, energyInWords } from './result-units.ts';
import { figure, figureUnder } from './rounding.ts';

/** `stop`: not without help. `caution`: talk to a clinician first. `information`: the limits of the numbers. */
export type SafetySeverity = 'stop' | 'caution' | 'information';

/** Each notice with the figures of its text. Energy in kcal a day, shown in the unit beside it; BMI in kg/m². */
interface NoticeFigures {
  'very-low-weight': { bmi: number; limit: number };
  'eating-self-check': object;
  'deficit-plan-withheld': { bmi: number; limit: number };
  'medical-supervision': { limit: number; energy: EnergyUnit };
  underweight: { bmi: number; limit: number };
  'low-calorie': { goalCalories: number; limit: number; energy: EnergyUnit };
  'clinician-first': {
    goalCalories: number;
    belowBmr: boolean;
    belowLimit: boolean;
    limit: number;
    energy: EnergyUnit;
  };
  'loss-below-healthy-range': { limit: number; within12Weeks: boolean };
  'muscle-and-bone-first': { from: number };
  'prescribed-medicine': object;
  /** Whole grams a day: the displayed figure, and the formula's larger one where it is mentioned; else null. */
  'protein-and-kidneys': { protein: number; formula: number | null };
  /** The error is null where no energy is shown. */
  'adults-only': { error: number | null; energy: EnergyUnit };
}

export type NoticeName = keyof NoticeFigures;

export interface SafetyNotice {
  name: NoticeName;
  severity: SafetySeverity;
  title: string;
  /** Paragraphs of plain text. */
  text: string[];
  helpLines: HelpLine[];
}

type Words<Name extends NoticeName> = Omit<SafetyNotice, 'name' | 'text' | 'helpLines'> & {
  text: (figures: NoticeFigures[Name]) => string[];
  helpLines?: HelpLine[];
};

/** Whom the calculator is not for: before its form and below its result. */
export const notFor =
  'for pregnancy or breastfeeding, and not for anyone who has, or has had, an eating disorder: please use a clinician’s advice instead.';

const words: { readonly [Name in NoticeName]: Words<Name> } = {
  'very-low-weight': {
    severity: 'stop',
    title: 'Please see a doctor within the next few days',
    text: ({ bmi, limit }) => [
      `Your body mass index is ${bmiText(bmi, limit)}. Under ${limit}, a body can be short of what the heart and other organs need, even when you feel well. A doctor can check your heart, your blood and your blood pressure. Please ask for a time this week and say this figure.`,
      'If you faint or nearly faint, have chest pain, a racing or uneven heartbeat, trouble breathing, or are too weak to stand up, it is an emergency: call 000.',
    ],
    helpLines: [emergency, butterfly, healthdirect],
  },
  'eating-self-check': {
    severity: 'stop',
    title: 'We do not show a plan or calories here',
    text: () => [
      'In this tab you also filled in the self-check about eating, and it suggests talking with someone. Counting calories, or eating less, can make trouble with eating worse, at any body size. So you see no target here.',
      'A GP or another clinician can look at eating and weight together with you. You do not need a diagnosis to call one of these lines.',
    ],
    helpLines: [butterfly, lifeline, healthdirect, emergency],
  },
  'deficit-plan-withheld': {
    severity: 'stop',
    title: 'We do not show a plan to lose weight here',
    text: ({ bmi, limit }) => [
      `Your body mass index is ${bmiText(bmi, limit)}. Below ${limit}, losing more weight can harm your heart, bones, hormones and mood, so you see the energy that keeps your weight where it is instead.`,
      'If eating, weight or body image is on your mind a lot, or if you are losing weight without meaning to, please talk to a clinician or call one of these lines. You do not need a diagnosis to call.',
    ],
    helpLines: [butterfly, lifeline, healthdirect, emergency],
  },
  'medical-supervision': {
    severity: 'stop',
    title: 'Only with medical supervision',
    text: ({ limit, energy }) => [
      `Eating ${energyInWords(limit, energy)} a day or less is a very low energy diet. It is safe only when a clinician prescribes it and checks on you while it lasts. Please do not follow this figure on your own.`,
    ],
    helpLines: [healthdirect],
  },
  underweight: {
    severity: 'caution',
    title: 'Your weight is low for your height',
    text: ({ bmi, limit }) => [
      `Your body mass index is ${bmiText(bmi, limit)}; under ${limit} is below the usual range for adults. It can have a cause that is worth finding, so please have it checked by a clinician.`,
      'If eating feels hard, or if you are losing weight without meaning to, these lines can help.',
    ],
    helpLines: [butterfly, healthdirect],
  },
  'low-calorie': {
    severity: 'caution',
    title: 'This is very little energy for a day',
    text: ({ goalCalories, limit, energy }) => {
      const under = energyUnder(goalCalories, limit, energy);
      const words = energyInWords(limit, energy);
      return [
        `${under ? `${under} is less than ${words}` : `This goal is just under ${words} a day`}. It is hard to get enough protein, vitamins and minerals from so little.`,
      ];
    },
  },
  'clinician-first': {
    severity: 'caution',
    title: 'Discuss this with a clinician first',
    text: ({ goalCalories, belowBmr, belowLimit, limit, energy }) => {
      const under = energyUnder(goalCalories, limit, energy);
      const words = `${energyInWords(limit, energy)} a day`;
      return [
        ...(belowBmr ? ['This goal is less than your body is estimated to use at rest.'] : []),
        ...(belowLimit
          ? [under ? `This goal of ${under} is under ${words}.` : `This goal is just under ${words}.`]
          : []),
        'Please discuss it with a clinician before you eat this little.',
      ];
    },
  },
  'loss-below-healthy-range': {
    severity: 'caution',
    title: 'A 15% loss is not a goal for you',
    text: ({ limit, within12Weeks }) => [
      `Losing 15% of your weight would take your body mass index under ${limit}, which is below the usual range for adults.${within12Weeks ? ' By this formula it would be there within 12 weeks.' : ''} Please discuss with a clinician first whether to lose weight at all.`,
    ],
    helpLines: [butterfly],
  },
  'muscle-and-bone-first': {
    severity: 'caution',
    title: 'Muscle and bone come first',
    text: ({ from }) => [
      `From the age of ${from}, losing weight takes muscle and bone with it, and they are slow to win back. Strength, balance and a steady weight often do more for your health than a lower figure.`,
      'Please talk with a clinician before you eat less. If the two of you decide on it, exercise for strength and balance, and enough protein, belong to it from the first day.',
    ],
  },
  'prescribed-medicine': {
    severity: 'caution',
    title: 'Ask the clinician who prescribes your medicine',
    text: () => [
      'Eating less can change how your medicine works and, with some medicines for diabetes, let your blood sugar fall too low. Ask before you change how much you eat, and never change a dose on your own.',
    ],
  },
  'protein-and-kidneys': {
    severity: 'information',
    title: 'About protein',
    text: ({ protein, formula }) => [
      'If you have kidney disease, or one kidney, do not raise your protein before you have asked your clinician.',
      ...(formula === null
        ? []
        : [
            `The formula alone would come to ${figure(formula)} g, because it counts everything that you weigh today. Published advice counts less than that: please aim for no more than about ${figure(protein)} g a day, unless a clinician or dietitian who knows you says so.`,
          ]),
    ],
  },
  'adults-only': {
    severity: 'information',
    title: 'Who these figures are for',
    text: ({ error, energy }) => [
      `Adults of 18 and over. They are not ${notFor}`,
      'Body mass index says less about people who are very muscular or over 65, and health risks can begin at a lower figure (23 instead of 25, 27.5 instead of 30) for people of South Asian, Chinese, other Asian, Middle Eastern, Black African or African Caribbean background.',
      ...(error === null
        ? []
        : [
            `Energy figures are estimates: for most people the true resting figure lies within about ${energyInWords(error, energy)} of ours.`,
          ]),
    ],
  },
};

/** A notice with its text. */
export function noticeOf<Name extends NoticeName>(name: Name, figures: NoticeFigures[Name]): SafetyNotice {
  const { severity, title, text, helpLines = [] } = words[name];
  return { name, severity, title, text: text(figures), helpLines };
}

/** A BMI under a limit, with a second decimal where one alone would show the limit itself. */
function bmiText(bmi: number, limit: number): string {
  return figureUnder(bmi, limit, 1) ?? `just under ${limit}`;
}

/** Energy below a limit, or null where the displayed figure would equal the limit. */
function energyUnder(calories: number, limit: number, energy: EnergyUnit): string | null {
  const under = figureUnder(energyIn(calories, energy), energyIn(limit, energy));
  return under && `${under} ${energy}`;
}
