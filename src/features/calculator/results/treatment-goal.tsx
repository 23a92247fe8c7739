import { treatmentGoalLoss } from '#domain/calculator/goal-weight.ts';
import { olderFrom } from '#domain/calculator/safety.ts';
import { inWords, type WeightUnit } from '#domain/calculator/units.ts';
import { ResultSection } from './result-section.tsx';

const percent = `${treatmentGoalLoss * 100}%`;

/** The trials report kilograms; their figures are shown in the unit of the result. */
const fifteen = 15;
const trialsIn = (unit: WeightUnit) => [
  {
    name: 'DiRECT',
    found: `With total diet replacement and close support, 24% of people with early type 2 diabetes lost ${inWords(fifteen, unit)} or more in a year, and 46% were in remission of their diabetes, against 4% with usual care. Of those who lost ${inWords(fifteen, unit)} or more, 86% were in remission.`,
    limits: `${inWords(fifteen, unit)} is not 15%. After two years 36% were still in remission, and 11% still weighed ${inWords(fifteen, unit)} less.`,
    source: 'Lean MEJ and others. Lancet 2018;391:541–51.',
  },
  {
    name: 'Look AHEAD',
    found:
      'With years of intensive support to eat and move differently, people with type 2 diabetes lost 8.6% on average in the first year, against 0.7% without, and 4.7% against 2.1% after eight years. Then 26.9% were still at least 10% lighter.',
    limits:
      'The average loss stayed well under 15%, and there were no fewer heart attacks or strokes after a median of 9.6 years.',
    source: 'Diabetes Care 2007;30:1374–83; Obesity 2014;22:5–13.',
  },
];

const phases = [
  {
    title: 'Understand',
    time: 'First visits',
    text: 'Health check, history, blood tests where needed, and what you want from it.',
  },
  {
    title: 'Begin',
    time: 'Weeks 1 to 12',
    text: 'Food, movement and sleep that fit your week. The first 5% already helps blood pressure and blood sugar.',
  },
  {
    title: 'Build',
    time: 'Months 4 to 9',
    text: 'Reviews, and changes where progress stops. Treatment options are discussed individually in your consultation.',
  },
  {
    title: 'Keep',
    time: 'From month 10',
    text: 'Staying there is a task of its own: fewer visits, a plan for regain, muscle kept.',
  },
] as const;

interface TreatmentGoalProps {
  /** Kilograms, today. */
  weight: number;
  unit: WeightUnit;
  room: Room;
}

/**
 * Above the healthy range, within it, 65 or older, or too light after a loss of 15%. For the last two a notice above gives
 * the reason.
 */
export type Room = 'above' | 'within' | 'older' | 'none';

/** The goal of treatment and the limits of its evidence. Food and movement trials only. */
export function TreatmentGoal({ weight, unit, room }: TreatmentGoalProps) {
  if (room === 'none') {
    return (
      <ResultSection id="result-treatment" title="Goal of treatment">
        <p className="measure text-lead">
          Treatment of overweight often aims at {percent} less weight. That goal is not meant for you: it would take you
          below the usual range for your height.
        </p>
      </ResultSection>
    );
  }
  return (
    <ResultSection id="result-treatment" title="Goal of treatment">
      <p className="text-lead">
        A loss of <strong>{percent}</strong> of body weight is the target that treatment works towards.{' '}
        {room === 'above' &&
          `For you that is ${inWords(weight * treatmentGoalLoss, unit)} less, to ${inWords(weight * (1 - treatmentGoalLoss), unit)}. It takes much longer than 12 weeks.`}
        {room === 'within' &&
          'It is meant for people above the healthy range. Your body mass index is within it, so there is no target of that kind for you.'}
        {room === 'older' &&
          `From the age of ${olderFrom}, muscle and bone come first, so there is no target of that kind for you here: how much to lose, if any, is for you and a clinician to decide.`}
      </p>
      <p className="measure mt-3 text-ink-soft">
        5% is worth having. A loss of 10 to 15% has been linked to remission of type 2 diabetes in some people. Whether
        any of it is right for you is for you and your clinician to say.
      </p>
      <ol className="mt-8 grid gap-x-6 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {phases.map(({ title, time, text }, index) => (
          <li key={title} className="border-t-4 border-brand pt-3">
            <p className="text-sm font-semibold text-ink-soft">
              Phase {index + 1} · {time}
            </p>
            <h4 className="mt-1 text-h4">{title}</h4>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ol>
      <h4 className="mt-9 text-h4">What the trials found</h4>
      <ul className="mt-3 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {trialsIn(unit).map(({ name, found, limits, source }) => (
          <li key={name}>
            <h5 className="font-bold">{name}</h5>
            <p className="mt-1 text-sm">{found}</p>
            <p className="mt-2 text-sm">
              <strong>Its limits.</strong> {limits}
            </p>
            <p className="mt-2 text-sm text-ink-soft">{source}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
