import { butterfly, emergency, type HelpLine, healthdirect, lifeline } from './help-lines.ts';
import { type EnergyUnit, energyIn, energyInWords } from './result-units.ts';
import { figure, figureUnder } from './rounding.ts';

/** `stop`: no going on without help. `caution`: talk to a clinician first. `information`: what the numbers are not. */
export type Severity = 'stop' | 'caution' | 'information';

/** Each notice with the figures that its words need. Energy in kcal a day, told in the unit beside it; BMI in kg/m². */
interface NoticeFigures {
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
  'prescribed-medicine': object;
  /** Whole grams a day; null where no figure of protein is shown, and where there is no ceiling under it. */
  'protein-and-kidneys': { protein: number | null; ceiling: number | null };
  'adults-only': { error: number; energy: EnergyUnit };
}

export type NoticeName = keyof NoticeFigures;

export interface Notice {
  name: NoticeName;
  severity: Severity;
  title: string;
  /** Paragraphs of plain text. */
  text: string[];
  helpLines: HelpLine[];
}

type Words<Name extends NoticeName> = Omit<Notice, 'name' | 'text' | 'helpLines'> & {
  text: (figures: NoticeFigures[Name]) => string[];
  helpLines?: HelpLine[];
};

const words: { readonly [Name in NoticeName]: Words<Name> } = {
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
      `Your body mass index is ${bmiText(bmi, limit)}; under ${limit} is below the usual range for adults. For some people that is normal, for others it has a cause worth finding. Please have it checked by a clinician.`,
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
    text: ({ protein, ceiling }) => [
      'If you have kidney disease, or one kidney, do not raise your protein before you have asked your clinician.',
      ...(protein !== null && ceiling !== null
        ? [
            `The formula’s ${figure(protein)} g count everything that you weigh today. Published advice counts from an adjusted, lower weight, which for you comes to about ${figure(ceiling)} g a day: please do not aim for more than that, unless a clinician or dietitian who knows you says so.`,
          ]
        : []),
    ],
  },
  'adults-only': {
    severity: 'information',
    title: 'Who these figures are for',
    text: ({ error, energy }) => [
      'Adults of 18 and over. They are not for pregnancy or breastfeeding, and not for anyone who has, or has had, an eating disorder: please use a clinician’s advice instead.',
      'Body mass index says less about people who are very muscular or over 65, and health risks can begin at a lower figure (23 instead of 25, 27.5 instead of 30) for people of South Asian, Chinese, other Asian, Middle Eastern, Black African or African Caribbean background.',
      `Energy figures are estimates: for most people the true resting figure lies within about ${energyInWords(error, energy)} of ours.`,
    ],
  },
};

/** A notice with its words. */
export function noticeOf<Name extends NoticeName>(name: Name, figures: NoticeFigures[Name]): Notice {
  const { severity, title, text, helpLines = [] } = words[name];
  return { name, severity, title, text: text(figures), helpLines };
}

/** A BMI under a limit, with a second decimal where one alone would show the limit itself. */
function bmiText(bmi: number, limit: number): string {
  return figureUnder(bmi, limit, 1) ?? `just under ${limit}`;
}

/** Energy under a limit, or null where its figure would read as the limit. */
function energyUnder(calories: number, limit: number, energy: EnergyUnit): string | null {
  const under = figureUnder(energyIn(calories, energy), energyIn(limit, energy));
  return under && `${under} ${energy}`;
}
