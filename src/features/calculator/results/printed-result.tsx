import { flagOptions, goalOptions } from '#domain/calculator/inputs.ts';
import { type Projection, projectionInWords, projectionNote, rangeInWords } from '#domain/calculator/projection.ts';
import { type DisplayedResult, goalBalance } from '#domain/calculator/result.ts';
import { energyInWords, type ResultUnits, waistUnit } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { inWords } from '#domain/calculator/units.ts';
import { waistFigures } from '#domain/calculator/waist.ts';
import type { CalculatorSettings } from '../calculator-settings.ts';
import { BmiScale } from './bmi-card.tsx';
import { ProjectionChart } from './projection-chart.tsx';

interface PrintedResultProps {
  plan: SafePlan;
  result: DisplayedResult;
  projection: Projection;
  units: ResultUnits;
  person: string;
  settings: CalculatorSettings;
}

/** The result on one sheet of paper for an appointment. It is always in the page and visible in print only. */
export function PrintedResult({ plan, result, projection, units, person, settings }: PrintedResultProps) {
  const { calculation, deficitPlanWithheld, energyWithheld, notices } = plan;
  const span = projection.points.at(-1)?.span;
  const { bmr, tdee, goalCalories, goalPercentOfTdee, goalWeight, goalTdee } = calculation;
  const weight = (kilograms: number) => inWords(kilograms, units.weight);
  const energy = (kilocalories: number) => energyInWords(kilocalories, units.energy);
  const rows: [string, string][] = [
    ['Body mass index', `${result.bmi.toFixed(1)} kg/m², ${result.bmiCategory}`],
    ...(result.waistRisk === null || calculation.waistCircumference === null
      ? []
      : ([
          [
            'Waist',
            `${waistFigures(calculation.inputs.sex, calculation.waistCircumference, waistUnit(units)).waist}, ${result.waistRisk}`,
          ],
          ['Waist-to-height ratio', result.waistToHeightRatio?.toFixed(2) ?? ''],
        ] satisfies [string, string][])),
    ...(energyWithheld
      ? []
      : ([
          ['Basal rate', `${energy(bmr)} a day`],
          ['Total daily energy and maintenance', `${energy(tdee)} a day`],
        ] satisfies [string, string][])),
  ];
  const ticked = flagOptions.filter(({ value }) => calculation.inputs[value]).map(({ label }) => label);
  const goalRows: [string, string][] = [
    ['Goal', goalOptions.find(({ value }) => value === calculation.inputs.goal)?.label ?? ''],
    ['Target calories', `${energy(goalCalories)} a day, ${goalBalance(goalPercentOfTdee)}`],
    ['Protein, fat, carbohydrate', `${result.protein} g, ${result.fat} g, ${result.carbs} g`],
    ['Weight after 12 weeks', `about ${weight(goalWeight)}`],
    ...(span ? ([['Its range', `${weight(span.low)} to ${weight(span.high)}`]] satisfies [string, string][]) : []),
    ['Energy to stay there', `${energy(goalTdee)} a day`],
    ['Protein, fat, carbohydrate there', `${result.goalProtein} g, ${result.goalFat} g, ${result.goalCarbs} g`],
  ];
  return (
    <div className="hidden text-xs leading-snug print:block">
      <p className="flex justify-between gap-6 border-b-2 border-brand pb-2">
        <strong>{settings.clinicName}</strong>
        <span>Worked out on {today(settings.timeZone)}, from the patient’s own answers</span>
      </p>
      <h2 className="mt-3 text-h3">Body metrics</h2>
      <p className="mt-1 text-sm">{person}</p>
      {ticked.length > 0 && <p className="mt-1 text-sm">Ticked: {ticked.join('; ')}</p>}
      <div className="mt-3 grid grid-cols-2 items-start gap-x-8">
        {(deficitPlanWithheld ? [rows] : [rows, goalRows]).map((side) => (
          <table key={side[0]?.[0] ?? ''} className="w-full text-left">
            <tbody>
              {side.map(([name, value]) => (
                <tr key={name} className="border-b border-line align-baseline">
                  <th scope="row" className="py-1 pr-3 font-normal">
                    {name}
                  </th>
                  <td className="py-1 font-bold">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div className="mt-3 grid grid-cols-2 items-end gap-8">
        <BmiScale result={result} markerPercent={calculation.bmiMarkerPercent} />
        {!deficitPlanWithheld && <ProjectionChart projection={projection} units={units} low />}
      </div>
      {!deficitPlanWithheld && (
        <p className="mt-3">
          {projectionInWords(projection, units)} {rangeInWords(projection, units)} {projectionNote(projection, units)}
        </p>
      )}
      <ul className="mt-2 grid gap-1.5">
        {notices.map(({ name, title, text, helpLines }) => (
          <li key={name} className="break-inside-avoid">
            <strong>{title}.</strong> {text.join(' ')}{' '}
            {helpLines.map((line) => `${line.name} ${line.number}`).join(', ')}
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-2">
        General information for adults 18 and over. Not a diagnosis, not medical advice.
      </p>
    </div>
  );
}

/** The day of the calculation is the day of printing, because the result ends with its tab. */
function today(timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(new Date());
}
