import { escapeHtml } from '../chat/answer-html.ts';

export type BookingTarget = 'initial' | 'followup' | 'gp';

export interface DraftSource {
  title: string;
  href: string;
}

/** HTML that is safe: made by `html`, or escaped. */
export interface DraftHtml {
  safe: string;
}

/** An answer in the making: paragraphs, and where they come from. */
export interface Draft {
  paragraphs: DraftHtml[];
  sources: DraftSource[];
  /** The appointment that the button offers; none where an offer would not be fitting. */
  booking?: BookingTarget | undefined;
}

/** Writes HTML from our own words; every value that is put in is escaped, but what is safe already. */
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

/** A paragraph without the sentences that were said before it. */
function notYet(paragraph: DraftHtml, said: string): DraftHtml[] {
  if (said.includes(paragraph.safe)) return [];
  if (/^<[uo]l>/.test(paragraph.safe)) return [paragraph];
  const sentences = paragraph.safe.split(/(?<=[.!?]) (?=[A-Z<])/);
  const safe = sentences.filter((one) => !said.includes(one)).join(' ');
  return safe === '' ? [] : [{ safe }];
}

/** Two drafts as one. The first leads, and what it says is not said again. */
export function together(first: Draft, second: Draft): Draft {
  const said = first.paragraphs.map(({ safe }) => safe).join(' ');
  return {
    paragraphs: [...first.paragraphs, ...second.paragraphs.flatMap((one) => notYet(one, said))],
    sources: [...first.sources, ...second.sources],
    booking: first.booking ?? second.booking,
  };
}
