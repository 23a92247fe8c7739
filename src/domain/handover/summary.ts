import { type Citation, citations } from '../calculator/citations.ts';
import { dynamicFormula, dynamicProjection } from '../calculator/dynamic-projection.ts';
import { type Explanation, explain } from '../calculator/explanations.ts';
import { activityOptions, goalOptions, isLoseGoal, sexOptions } from '../calculator/inputs.ts';
import { projectWeeks } from '../calculator/projection.ts';
import { display, goalBalance } from '../calculator/result.ts';
import { energyInWords, waistUnit } from '../calculator/result-units.ts';
import { inWords } from '../calculator/units.ts';
import { waistFigures } from '../calculator/waist.ts';
import type { InstrumentId } from '../screeners/instrument.ts';
import { noticeInWords, passedOn } from '../screeners/recommendation.ts';
import { bodyBesideChecks } from './body-beside-checks.ts';
import type { BodyFinding, CheckFinding, Findings } from './findings.ts';

/** One line of a result. */
export interface Fact {
  name: string;
  value: string;
  /** The derivation of a calculated figure. */
  formula?: string;
  sources?: readonly Citation[];
}

/** One tool's result for page, paper and file. Every band, figure and sentence is the tool's own. */
export interface SummarySection {
  id: 'body' | InstrumentId;
  title: string;
  at: Date;
  /** The result in a line. */
  headline: string;
  facts: readonly Fact[];
  /** The advice; null where the tool has none. */
  advice: string | null;
  notices: readonly string[];
  answers: readonly { question: string; answer: string }[];
  /** Limits and source of the tool. */
  about: readonly string[];
  sources: readonly { text: string; href?: string }[];
}

/** All findings of one visit, section by section. */
export function handoverSummaryOf(findings: Findings): SummarySection[] {
  const body = bodyBesideChecks(findings);
  return [...(body ? [bodySection(body)] : []), ...findings.checks.map(checkSection)];
}

function bodySection({ plan, units, at }: BodyFinding): SummarySection {
  const { calculation, deficitPlanWithheld, energyWithheld, notices } = plan;
  const { inputs } = calculation;
  const shown = display(calculation);
  const explanations = explain(calculation, units);
  const worked = (id: Explanation['id']) => {
    const found = explanations.find((one) => one.id === id);
    return found ? { formula: found.formula, sources: found.sources } : {};
  };
  const energy = (kilocalories: number) => `${energyInWords(kilocalories, units.energy)} a day`;
  const facts: Fact[] = [
    { name: 'Body mass index', value: `${shown.bmi.toFixed(1)} kg/m², ${shown.bmiCategory}`, ...worked('bmi') },
  ];
  if (inputs.waist !== null && shown.waistRisk !== null) {
    const { waist } = waistFigures(inputs.sex, inputs.waist, waistUnit(units));
    facts.push(
      { name: 'Waist', value: `${waist}, ${shown.waistRisk}`, ...worked('waist') },
      { name: 'Waist-to-height ratio', value: shown.waistToHeightRatio?.toFixed(2) ?? '' },
    );
  }
  if (!energyWithheld) {
    facts.push(
      { name: 'Basal rate', value: energy(calculation.bmr), ...worked('bmr') },
      { name: 'Total daily energy', value: energy(calculation.tdee), ...worked('tdee') },
    );
  }
  if (!deficitPlanWithheld) {
    facts.push(
      { name: 'Goal', value: labelOf(goalOptions, inputs.goal) },
      {
        name: 'Target calories',
        value: `${energy(calculation.goalCalories)}, ${goalBalance(calculation.goalPercentOfTdee)}`,
        ...worked('goalCalories'),
      },
    );
    if (isLoseGoal(inputs.goal)) {
      const span = projectWeeks(calculation).points.at(-1)?.span;
      const range = span ? ` (range ${inWords(span.low, units.weight)} to ${inWords(span.high, units.weight)})` : '';
      facts.push({
        name: 'Weight after 12 weeks',
        value: `about ${inWords(calculation.goalWeight, units.weight)}, as an upper estimate of the loss${range}`,
        ...worked('goalWeight'),
      });
      const modelled = dynamicProjection(calculation)?.points.at(-1);
      if (modelled) {
        facts.push({
          name: 'Weight after 12 weeks by a dynamic model',
          value: `about ${inWords(modelled.weight, units.weight)} (range ${inWords(modelled.span.low, units.weight)} to ${inWords(modelled.span.high, units.weight)})`,
          formula: dynamicFormula,
          sources: [citations.hall, citations.chowHall, citations.jackson],
        });
      }
    }
  }
  return {
    id: 'body',
    title: 'Body metrics',
    at,
    headline: [
      labelOf(sexOptions, inputs.sex),
      `${inputs.age} years`,
      inWords(inputs.weight, units.weight),
      inWords(inputs.height, units.length),
      labelOf(activityOptions, inputs.activityLevel).toLowerCase(),
    ].join(', '),
    facts,
    advice: null,
    notices: notices
      .filter(({ severity }) => severity !== 'information')
      .map(({ title, text, helpLines }) =>
        [`${title}.`, ...text, ...helpLines.map(({ name, number }) => `${name}: ${number}.`)].join(' '),
      ),
    answers: [],
    about: ['Entered by the person, worked out by formula. General information, not a diagnosis.'],
    sources: [citations.rozaShizgal, citations.who],
  };
}

function checkSection({ assessment, at }: CheckFinding): SummarySection {
  const { instrument, responses, result } = assessment;
  return {
    id: instrument.id,
    title: instrument.name,
    at,
    headline: result.display,
    facts: [],
    advice: result.recommendation.text,
    notices: passedOn(assessment).map(noticeInWords),
    answers: responses.map(({ item, option }) => ({ question: item.text, answer: option.label })),
    about: [`${instrument.lookBack}. ${instrument.about.statement}`, ...instrument.about.differences],
    sources: instrument.about.references,
  };
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
