import type { Findings } from '../findings.ts';
import { handoverSummaryOf, type SummarySection } from '../summary.ts';
import { frame, type PdfParagraph, setInColumns, wrapped } from './flow.ts';
import { textWidth } from './helvetica.ts';
import { type PdfMark, pdfFile } from './pdf-file.ts';

export interface HandoverMaker {
  clinicName: string;
  /** IANA name of the time zone of dates. */
  timeZone: string;
}

const foot =
  'General information from the patient’s own answers, worked out by rule on their device. Screening, not a diagnosis. No clinician has seen it.';

/** One PDF page for a GP: results, advice, answers and the source of every tool. Always one page. */
export function handoverPdf(
  findings: Findings,
  madeAt: Date,
  { clinicName, timeZone }: HandoverMaker,
): Uint8Array<ArrayBuffer> {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(madeAt);
  const title = 'Health summary for your GP';
  const { margin, width } = frame;
  const line = (y: number, text: string, size: number, weight: 'regular' | 'bold', x: number = margin): PdfMark => ({
    x,
    y,
    text,
    size,
    weight,
  });
  const [clinic = ''] = wrapped(clinicName, 9, 'bold', width * 0.6);
  const head: PdfMark[] = [
    line(790, clinic, 9, 'bold'),
    line(790, day, 9, 'regular', margin + width - textWidth(day, 9, 'regular')),
    { x: margin, y: 783, rule: width },
    line(760, title, 17, 'bold'),
    line(735, 'Name:', 9, 'regular'),
    { x: margin + 32, y: 733, rule: 270 },
    line(735, 'Date of birth:', 9, 'regular', margin + 320),
    { x: margin + 380, y: 733, rule: width - 380 },
  ];
  const feet = wrapped(foot, 8, 'regular', width).map((text, index) => line(44 - index * 10, text, 8, 'regular'));
  const sections = handoverSummaryOf(findings);
  const [top, bottom] = [718, 62];
  const body =
    setInColumns(
      sections.flatMap((section) => paragraphsOf(section, 'all')),
      top,
      bottom,
    ) ??
    // Five self-checks with long words from another clinic do not fit: the answers are in the other file only.
    setInColumns(
      sections.flatMap((section) => paragraphsOf(section, 'short')),
      top,
      bottom,
    ) ??
    [];
  return pdfFile(`${title}, ${day}`, [...head, ...body, { x: margin, y: 56, rule: width }, ...feet]);
}

function paragraphsOf(section: SummarySection, extent: 'all' | 'short'): PdfParagraph[] {
  const plain = (text: string, above = 0.15): PdfParagraph => ({ text, weight: 'regular', scale: 1, above });
  const strong = (text: string, above = 0.15): PdfParagraph => ({ text, weight: 'bold', scale: 1, above });
  const small = (text: string): PdfParagraph => ({ text, weight: 'regular', scale: 0.85, above: 0.2 });
  return [
    { text: section.title, weight: 'bold', scale: 1.2, above: 1, heading: true },
    strong(section.headline),
    ...section.facts.map(({ name, value }) => plain(`${name}: ${value}`)),
    ...(section.advice ? [plain(`What to do: ${section.advice}`, 0.3)] : []),
    ...section.notices.map((notice) => plain(notice, 0.3)),
    ...(extent === 'all'
      ? section.answers.map(({ question, answer }, index) =>
          plain(`${index + 1}. ${question} – ${answer}`, index ? 0.1 : 0.4),
        )
      : []),
    ...section.about.map(small),
    ...section.sources.slice(0, 2).map(({ text }) => small(`Source: ${text}`)),
  ];
}
