import { afterEach, describe, expect, test } from 'vitest';
import { explain } from '#domain/calculator/explanations.ts';
import { metricResult } from '#domain/calculator/result-units.ts';
import { safePlan } from '#domain/calculator/safety.ts';
import { waistCutOffs } from '#domain/calculator/waist.ts';
import { handoverBundle } from '#domain/handover/bundle.ts';
import { type Findings, noFindings, withCheck } from '#domain/handover/findings.ts';
import { handoverPdf } from '#domain/handover/pdf/handover-page.ts';
import { handoverSummaryOf } from '#domain/handover/summary.ts';
import { assess } from '#domain/screeners/answers.ts';
import { auditC } from '#domain/screeners/audit-c/audit-c.ts';
import { reportText } from '#domain/screeners/report.ts';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { figureTokens } from './figures.ts';

const at = new Date('2026-11-25T09:30:00Z');
const women = waistCutOffs.female;
const [, , moderate, high] = auditC.scale.bands;
if (!moderate || !high) throw new Error('AUDIT-C has four bands');
const before = { women: { ...women }, from: high.from };

/** Everything that says a band, worked out anew. */
function everyOutput(): Record<'page' | 'pdf' | 'fhir' | 'working' | 'report' | 'assistant', string> {
  const assessment = assess(auditC, { question1: 3, question2: 1, question3: 2 });
  if (!assessment) throw new Error('AUDIT-C is answered');
  const plan = safePlan(calculatorInputsOf({ sex: 'female', waist: 85 }));
  const body = { plan, units: metricResult, at };
  const findings: Findings = withCheck({ ...noFindings, body }, { assessment, at });
  let id = 0;
  return {
    page: JSON.stringify(handoverSummaryOf(findings)),
    pdf: Buffer.from(handoverPdf(findings, at, { clinicName: 'Clinic', timeZone: 'UTC' })).toString('latin1'),
    fhir: JSON.stringify(handoverBundle(findings, at, 'UTC', () => String(id++))),
    working: JSON.stringify(explain(plan.calculation)),
    report: reportText(assessment, { product: 'Clinic', completedAt: at, timeZone: 'UTC' }),
    assistant: JSON.stringify(figureTokens()),
  };
}

afterEach(() => {
  Object.assign(women, before.women);
  Object.assign(high, { from: before.from });
});

describe('[TOOLS-05] one set of bands', () => {
  test('a cut-off of the waist that changes, changes page, paper, file, working and assistant together', () => {
    const said = everyOutput();
    for (const output of [said.page, said.pdf, said.fhir]) {
      expect(output).toContain('Increased Risk');
      expect(output).not.toContain('Substantially');
    }
    expect(said.assistant).toContain('"waist.women.high":"88"');
    Object.assign(women, { increased: 70, substantiallyIncreased: 84 });
    const changed = everyOutput();
    for (const output of [changed.page, changed.pdf, changed.fhir])
      expect(output).toContain('Substantially Increased Risk');
    expect(changed.working).toContain('84 cm');
    expect(changed.assistant).toContain('"waist.women.high":"84"');
    expect(changed.assistant).toContain('"waist.women.increased":"70"');
  });

  test('a band of a self-check that begins elsewhere, begins there everywhere', () => {
    const said = everyOutput();
    for (const output of [said.page, said.pdf, said.fhir, said.report]) expect(output).toContain(moderate.title);
    Object.assign(high, { from: 6 });
    const changed = everyOutput();
    for (const output of [changed.page, changed.pdf, changed.fhir, changed.report]) {
      expect(output).toContain(high.title);
      expect(output).toContain(high.recommendation.slice(0, 20));
      expect(output).not.toContain(moderate.title.concat(' ('));
    }
    expect(changed.assistant).toContain('"screeners.audit-c.high.from":"6"');
  });
});
