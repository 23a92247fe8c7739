import type { InstrumentId } from '../screeners/instrument.ts';
import type { Coding, Concept } from './fhir-resources.ts';

const loinc = (code: string, display: string): Coding => ({ system: 'http://loinc.org', code, display });

/**
 * LOINC codes that match a finding exactly. The vital signs profiles of FHIR R4 require the first three. The waist has
 * none: its code is for a measurement at the navel, ours is halfway between rib and hip.
 */
export const concepts = {
  weight: { coding: [loinc('29463-7', 'Body weight')], text: 'Weight, as stated' },
  height: { coding: [loinc('8302-2', 'Body height')], text: 'Height, as stated' },
  bmi: { coding: [loinc('39156-5', 'Body mass index (BMI) [Ratio]')], text: 'Body mass index' },
  waist: { text: 'Waist circumference, as stated' },
  waistToHeight: { text: 'Waist-to-height ratio' },
  basalRate: { coding: [loinc('69429-9', 'Basal metabolic rate')], text: 'Basal metabolic rate, estimated' },
  dailyEnergy: { text: 'Total daily energy expenditure, estimated' },
  targetEnergy: { text: 'Energy intake for the goal, worked out' },
} as const satisfies Record<string, Concept>;

/**
 * The score of a questionnaire. Only where items, options and points are those of the published form: the others are
 * adapted or scored differently, and a code would claim another score.
 */
export const scoreCodings: Readonly<Partial<Record<InstrumentId, Coding>>> = {
  'audit-c': loinc('75626-2', 'Total score [AUDIT-C]'),
};

const category = (code: string, display: string): Concept => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code, display }],
});

export const vitalSigns = category('vital-signs', 'Vital Signs');
export const survey = category('survey', 'Survey');

/** Points of an option, in FHIR R4. */
export const ordinalValue = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';
