import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { metricResult } from '../calculator/result-units.ts';
import { safePlan } from '../calculator/safety.ts';
import { assess } from '../screeners/answers.ts';
import type { Instrument } from '../screeners/instrument.ts';
import { instruments } from '../screeners/instruments.ts';
import { handoverBundle } from './bundle.ts';
import { type Findings, noFindings, withCheck } from './findings.ts';
import { handoverPdf } from './pdf/handover-page.ts';
import { handoverSummaryOf } from './summary.ts';

type Definition = Parameters<typeof indexStructureDefinitionBundle>[0] extends infer Given
  ? Given extends readonly (infer One)[]
    ? One
    : never
  : never;

/** FHIR R4's own definitions (tests/fixtures/README.md), checked by an independent validator. */
const definitions: (Definition & { id: string })[] = JSON.parse(
  gunzipSync(readFileSync('tests/fixtures/fhir-r4.json.gz')).toString(),
);
indexStructureDefinitionBundle(definitions);
const profile = (id: string) => definitions.find((definition) => definition.id === id);

type Validated = Parameters<typeof validateResource>[0];
function problems(resource: object, profileId?: string): unknown[] {
  const found = profileId ? profile(profileId) : undefined;
  try {
    // It warns of every reference by urn:uuid, which it does not resolve: a test below checks their targets.
    return validateResource(structuredClone(resource) as Validated, found ? { profile: found } : {}).filter(
      ({ severity, details }) =>
        severity !== 'warning' || !details?.text?.startsWith('Invalid reference: got "urn:uuid:'),
    );
  } catch (error) {
    return [error];
  }
}

const at = new Date('2026-11-25T09:30:00Z');
const aPerson = calculatorInputsOf({
  age: 44,
  sex: 'female',
  weight: 92.4,
  height: 168,
  waist: 101,
  goal: 'lose-safe',
});

function answered(instrument: Instrument, pick: (options: number, item: number) => number) {
  const assessment = assess(
    instrument,
    Object.fromEntries(
      instrument.items.map(({ id, options }, item) => [id, options[pick(options.length, item)]?.value]),
    ),
  );
  if (!assessment) throw new Error(`${instrument.id} is not answered`);
  return { assessment, at };
}

function everything(
  inputs = aPerson,
  pick: (options: number, item: number) => number = (options) => options - 1,
): Findings {
  const body = { plan: safePlan(inputs), units: metricResult, at };
  return Object.values(instruments).reduce<Findings>((all, one) => withCheck(all, answered(one, pick)), {
    ...noFindings,
    body,
  });
}

const findings = fc
  .tuple(anyCalculatorInputs, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }))
  .map(([given, picks]) => everything(given, (options, item) => (picks[item] ?? 0) % options));

describe('[TOOLS-05] the file for a clinic', () => {
  const bundle = handoverBundle(everything(), at, 'Australia/Brisbane', randomUUID);
  const resources = bundle.entry.map(({ resource }) => resource);
  const observed = (text: string) =>
    resources.find((one) => one.resourceType === 'Observation' && one.code.text === text) ?? {};

  test('is valid FHIR R4 for an independent validator, which refuses it once it is spoilt', () => {
    fc.assert(
      fc.property(findings, (found) => {
        expect(problems(handoverBundle(found, at, 'Australia/Brisbane', randomUUID))).toEqual([]);
      }),
      { numRuns: 8 },
    );
    expect(problems({ ...observed('Body mass index'), status: undefined })).not.toEqual([]);
    expect(problems({ ...bundle, entry: [{ resource: { resourceType: 'Observation' } }] })).not.toEqual([]);
  });

  test.each([
    ['Weight, as stated', 'bodyweight', '29463-7', 'kg', 92.4],
    ['Height, as stated', 'bodyheight', '8302-2', 'cm', 168],
    ['Body mass index', 'bmi', '39156-5', 'kg/m2', 32.7],
  ])('%s is valid by the profile of vital signs: LOINC, UCUM', (text, id, code, unit, value) => {
    const one = observed(text);
    expect(problems(one, id)).toEqual([]);
    expect(problems({ ...one, effectiveDateTime: undefined }, id)).not.toEqual([]);
    expect(one).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code }] },
      valueQuantity: { value, code: unit, system: 'http://unitsofmeasure.org' },
    });
  });

  test('holds every answer with its points, and a score that comes from them', () => {
    for (const { assessment } of everything().checks) {
      const { instrument, responses, result } = assessment;
      const place = resources.findIndex(
        (one) => one.resourceType === 'QuestionnaireResponse' && one.item[0]?.text === instrument.items[0]?.text,
      );
      expect(resources[place]).toMatchObject({
        item: responses.map(({ item, option }) => ({
          linkId: item.id,
          answer: [{ valueCoding: { display: option.label, extension: [{ valueDecimal: option.points }] } }],
        })),
      });
      expect(resources[place + 1]).toMatchObject({
        valueInteger: result.score,
        derivedFrom: [{ reference: bundle.entry[place]?.fullUrl }],
      });
    }
  });

  test('every time carries the offset of the clinic', () => {
    const times = [...JSON.stringify(bundle).matchAll(/"(?:timestamp|authored|effectiveDateTime)":"([^"]+)"/g)];
    expect(times.length).toBeGreaterThan(10);
    for (const [, time = ''] of times) {
      expect(time).toMatch(/\+10:00$/);
      expect(Math.abs(new Date(time).getTime() - at.getTime())).toBeLessThan(1000);
    }
  });

  test('every reference leads to a resource of the bundle', () => {
    const homes = bundle.entry.map(({ fullUrl }) => fullUrl);
    const led = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(homes).size).toBe(homes.length);
    expect(led.filter((reference) => !homes.includes(reference ?? ''))).toEqual([]);
    expect(led.length).toBeGreaterThan(20);
  });

  test('[SAFE-04] page, paper and file all tell a low score’s pause in breathing: named, soon, driving', () => {
    const seen = answered(instruments['stop-bang'], (options, item) => (item === 2 ? 0 : options - 1));
    const found = withCheck(noFindings, seen);
    expect(seen.assessment.result.title).toBe('Low Risk');
    const outputs = {
      page: JSON.stringify(handoverSummaryOf(found)),
      paper: Buffer.from(handoverPdf(found, at, { clinicName: 'Clinic', timeZone: 'Australia/Sydney' }))
        .toString('latin1')
        .replaceAll(/\) Tj[^(]*\(/g, ' '),
      file: JSON.stringify(handoverBundle(found, at, 'Australia/Brisbane', randomUUID)),
    };
    for (const text of Object.values(outputs)) {
      expect(text).toMatch(/Somebody has noticed your breathing pause, or heard you choke or gasp\./);
      expect(text).toMatch(/See a GP or another clinician soon, whatever the score/);
      expect(text).toMatch(/do not drive while you are sleepy/);
      expect(text).not.toContain('at your next visit');
    }
  });

  test('[TOOLS-05] page, paper and file tell no energy beside an eating self-check that asks for help', () => {
    const eating = instruments['beds-7'];
    const outputs = (options: (count: number) => number) => {
      const found = withCheck(
        { ...noFindings, body: { plan: safePlan(aPerson), units: metricResult, at } },
        answered(eating, options),
      );
      const paper = handoverPdf(found, at, { clinicName: 'Clinic', timeZone: 'Australia/Sydney' });
      return [handoverSummaryOf(found), handoverBundle(found, at, 'Australia/Brisbane', randomUUID)]
        .map((each) => JSON.stringify(each))
        .concat(Buffer.from(paper).toString('latin1'));
    };
    const energy = /kcal|Target calories|Weight after 12 weeks/;
    for (const text of outputs(() => 0)) expect(text).not.toMatch(energy);
    for (const text of outputs((count) => count - 1)) expect(text).toMatch(energy);
    expect(outputs(() => 0)[0]).toContain('1800 33 4673');
  });

  test('holds no identity and no plan that the page withholds', () => {
    const light = everything({ ...aPerson, weight: 48 });
    const reported = JSON.stringify(handoverBundle(light, at, 'Australia/Brisbane', randomUUID));
    expect(reported).not.toMatch(/"(name|birthDate|telecom|address)"/);
    expect(reported).not.toContain('Energy intake for the goal');
    expect(JSON.stringify(handoverSummaryOf(light))).not.toContain('Target calories');
  });
});

describe('[TOOLS-05] the page for a GP', () => {
  const maker = { clinicName: 'Clinic (Zoë) \\ Ł', timeZone: 'Australia/Sydney' };
  const read = (file: Uint8Array) => Buffer.from(file).toString('latin1');
  /** The text of the page, with its lines joined. */
  const words = (text: string) => [...text.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, line]) => line).join(' ');

  test('is one page that a reader can open, whatever was found, and nothing leaves the paper', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const text = read(handoverPdf(found, at, maker));
        const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
        const [, count = '0'] = /^xref\n0 (\d+)\n/.exec(text.slice(start)) ?? [];
        const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
        expect(places).toHaveLength(Number(count) - 1);
        for (const [index, place] of places.entries()) {
          expect(text.slice(place, place + 10)).toContain(`${index + 1} 0 obj\n`);
        }
        const [, length, stream = ''] = /\/Length (\d+)>>stream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
        expect(stream).toHaveLength(Number(length));
        expect(text.match(/\/Type\/Page\//g)).toHaveLength(1);
        for (const [, x, y] of stream.matchAll(/ Tf ([\d.-]+) ([\d.-]+) Td/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(40);
          expect(Number(y)).toBeGreaterThanOrEqual(30);
        }
        // The last answer of the last check: the page is complete.
        const last = found.checks.at(-1)?.assessment.responses.at(-1);
        expect(words(text)).toContain(`6. ${last?.item.text} \x96 ${last?.option.label}`);
      }),
      { numRuns: 10 },
    );
  });

  test('says what the tools said, word for word', () => {
    const text = words(read(handoverPdf(everything(), at, maker)));
    expect(text).toContain('32.7 kg/m\xb2, Obesity Class I');
    expect(text).toContain('Clinic \\(Zo\xeb\\) \\\\ ?');
    for (const { assessment } of everything().checks) {
      expect(text).toContain(assessment.result.recommendation.text.replaceAll(/[()]/g, '\\$&').replaceAll('’', '\x92'));
    }
  });
});
