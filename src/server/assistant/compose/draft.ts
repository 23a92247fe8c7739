import { escapeHtml } from '../chat/answer-html.ts';

export type BookingTarget = 'initial' | 'followup' | 'gp';

export interface DraftSource {
  title: string;
  href: string;
}

/** Safe HTML: made by `html`, or escaped. */
export interface DraftHtml {
  safe: string;
}

/** Paragraphs of an answer with their sources. */
export interface Draft {
  paragraphs: DraftHtml[];
  sources: DraftSource[];
  /** The appointment of the booking button; none if an offer would be inappropriate. */
  booking?: BookingTarget | undefined;
}

/** A template tag for HTML of our own words; values that are not safe HTML are escaped. */
export function html(words: TemplateStringsArray, ...values: readonly (string | DraftHtml | undefined)[]): DraftHtml {
  const text = words.reduce((done, part, index) => `${done}${show(values[index - 1])}${part}`);
  return { safe: text.replace(/\s+/g, ' ').trim() };
}

function show(value: string | DraftHtml | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? escapeHtml(value) : value.safe;
}

/** A list of safe items. */
export function list(items: readonly DraftHtml[]): DraftHtml {
  return { safe: `<ul>${items.map(({ safe }) => `<li>${safe}</li>`).join('')}</ul>` };
}

export function draft(
  paragraphs: readonly (DraftHtml | undefined)[],
  sources: readonly (DraftSource | undefined)[] = [],
  booking?: BookingTarget,
): Draft {
  return {
    paragraphs: paragraphs.filter((paragraph) => paragraph !== undefined && paragraph.safe !== '') as DraftHtml[],
    sources: sources.filter((source) => source !== undefined) as DraftSource[],
    booking,
  };
}

/** A draft as HTML of the allow-list. */
export function htmlOf({ paragraphs }: Draft): string {
  return paragraphs.map(({ safe }) => (/^<[uo]l>/.test(safe) ? safe : `<p>${safe}</p>`)).join('');
}

/** A paragraph without sentences that occurred before it. */
function notYet(paragraph: DraftHtml, firstText: string): DraftHtml[] {
  if (firstText.includes(paragraph.safe)) return [];
  if (/^<[uo]l>/.test(paragraph.safe)) return [paragraph];
  const sentences = paragraph.safe.split(/(?<=[.!?]) (?=[A-Z<])/);
  const safe = sentences.filter((one) => !firstText.includes(one)).join(' ');
  return safe === '' ? [] : [{ safe }];
}

/** Joins two drafts. The first leads, and its sentences are not repeated. */
export function together(first: Draft, second: Draft): Draft {
  const firstText = first.paragraphs.map(({ safe }) => safe).join(' ');
  return {
    paragraphs: [...first.paragraphs, ...second.paragraphs.flatMap((one) => notYet(one, firstText))],
    sources: [...first.sources, ...second.sources],
    booking: first.booking ?? second.booking,
  };
}
