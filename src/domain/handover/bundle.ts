import { display, shownWaistDecimals } from '../calculator/result.ts';
import { roundHalfUp } from '../calculator/rounding.ts';
import { waistCutOffs } from '../calculator/waist.ts';
import { noticeInWords, passedOn } from '../screeners/recommendation.ts';
import { isoWithOffset } from '../site/zoned-time.ts';
import { bodyBesideChecks } from './body-beside-checks.ts';
import { concepts, ordinalValue, scoreCodings, survey, vitalSigns } from './codes.ts';
import type { Bundle, Concept, Observation, Quantity, QuestionnaireResponse, Resource } from './fhir-resources.ts';
import type { BodyFinding, CheckFinding, Findings } from './findings.ts';

type Entry = Bundle['entry'][number];

/** The common data of all resources of one person. */
interface Common {
  /** A time in the format of the resources. */
  written: (moment: Date) => string;
  subject: { reference: string };
  performer: { reference: string }[];
}

/**
 * All findings as one FHIR R4 bundle, for a clinic's own software. It holds no identity: the recipient adds it to the
 * patient's record.
 *
 * @param timeZone IANA name of the clinic's zone: times have its offset
 * @param newId makes a UUID
 */
export function handoverBundle(findings: Findings, madeAt: Date, timeZone: string, newId: () => string): Bundle {
  const written = (moment: Date) => isoWithOffset(moment, timeZone);
  const entry = (resource: Resource): Entry => ({ fullUrl: `urn:uuid:${newId()}`, resource });
  const patient = entry({
    resourceType: 'Patient',
    text: narrative('Not named in this file. Please match it to the record by what the patient tells you.'),
  });
  const self = { reference: patient.fullUrl };
  const common = { written, subject: self, performer: [self] };
  const body = bodyBesideChecks(findings);
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: written(madeAt),
    entry: [
      patient,
      ...(body ? bodyEntries(body, common, entry) : []),
      ...findings.checks.flatMap((check) => checkEntries(check, common, entry)),
    ],
  };
}

function bodyEntries(
  { plan, at }: BodyFinding,
  { written, ...common }: Common,
  entry: (resource: Resource) => Entry,
): Entry[] {
  const { calculation, deficitPlanWithheld, energyWithheld } = plan;
  const { inputs, bmr, tdee, goalCalories } = calculation;
  const shown = display(calculation);
  const observation = (code: Concept, value: Quantity, more: Partial<Observation> = {}) =>
    entry({
      resourceType: 'Observation',
      status: 'final',
      code,
      ...common,
      effectiveDateTime: written(at),
      valueQuantity: value,
      ...more,
    });
  const stated = { method: { text: 'Stated by the patient' } };
  const weight = observation(concepts.weight, quantity(roundHalfUp(inputs.weight, 2), 'kg'), {
    category: [vitalSigns],
    ...stated,
  });
  const height = observation(concepts.height, quantity(roundHalfUp(inputs.height, 2), 'cm'), {
    category: [vitalSigns],
    ...stated,
  });
  const from = (...entries: Entry[]) => ({ derivedFrom: entries.map(({ fullUrl }) => ({ reference: fullUrl })) });
  const entries = [
    weight,
    height,
    observation(concepts.bmi, quantity(shown.bmi, 'kg/m2'), {
      category: [vitalSigns],
      interpretation: [{ text: shown.bmiCategory }],
      ...from(weight, height),
    }),
  ];
  if (inputs.waist !== null && shown.waistRisk !== null && shown.waistToHeightRatio !== null) {
    const { increased, substantiallyIncreased } = waistCutOffs[inputs.sex];
    const waist = observation(
      concepts.waist,
      quantity(roundHalfUp(inputs.waist, shownWaistDecimals.waistCircumference), 'cm'),
      {
        interpretation: [{ text: `${shown.waistRisk} (from ${increased} and from ${substantiallyIncreased} cm)` }],
        method: { text: 'Stated by the patient, halfway between the lowest rib and the top of the hip bone' },
      },
    );
    entries.push(
      waist,
      observation(concepts.waistToHeight, quantity(shown.waistToHeightRatio, '1'), from(waist, height)),
    );
  }
  const perDay = (kilocalories: number) => quantity(roundHalfUp(kilocalories), 'kcal/d');
  const formula = { method: { text: 'Revised Harris-Benedict equation (Roza and Shizgal 1984)' } };
  if (energyWithheld) return entries;
  entries.push(
    observation(concepts.basalRate, perDay(bmr), { ...formula, ...from(weight, height) }),
    observation(concepts.dailyEnergy, perDay(tdee), { method: { text: 'Basal rate times an activity multiplier' } }),
  );
  if (!deficitPlanWithheld) entries.push(observation(concepts.targetEnergy, perDay(goalCalories)));
  return entries;
}

function checkEntries(
  { assessment, at }: CheckFinding,
  { written, ...common }: Common,
  entry: (resource: Resource) => Entry,
): Entry[] {
  const { instrument, responses, result } = assessment;
  const coding = scoreCodings[instrument.id];
  const answers: QuestionnaireResponse = {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    text: narrative(`${instrument.name}, in the clinic's own wording. ${instrument.lookBack}.`),
    subject: common.subject,
    source: common.subject,
    authored: written(at),
    item: responses.map(({ item, option }) => ({
      linkId: item.id,
      text: item.text,
      answer: [
        {
          valueCoding: {
            code: String(option.value),
            display: option.label,
            extension: [{ url: ordinalValue, valueDecimal: option.points }],
          },
        },
      ],
    })),
  };
  const answered = entry(answers);
  const score: Observation = {
    resourceType: 'Observation',
    status: 'final',
    category: [survey],
    code: { ...(coding ? { coding: [coding] } : {}), text: `${instrument.name}: ${instrument.scale.name}` },
    ...common,
    effectiveDateTime: written(at),
    valueInteger: result.score,
    interpretation: [{ text: `${result.title} (${result.score} of ${result.max})` }],
    note: [
      result.recommendation.text,
      ...passedOn(assessment).map(noticeInWords),
      instrument.about.statement,
      ...instrument.about.differences,
    ].map((text) => ({ text })),
    derivedFrom: [{ reference: answered.fullUrl }],
  };
  return [answered, entry(score)];
}

function quantity(value: number, code: string): Quantity {
  return { value, unit: code === '1' ? 'ratio' : code, system: 'http://unitsofmeasure.org', code };
}

/** XHTML of the product's own words. */
function narrative(text: string): { status: 'generated'; div: string } {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${safe}</div>` };
}
