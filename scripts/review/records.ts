/** An answer or a record of an emergency, for a clinician to read. */
export interface Reviewed {
  name: string;
  file: string;
  /** The text for the visitor; empty if the record has none. */
  said: string;
  /** The phrases, examples and settings that decide when the text is shown. */
  behind: string;
  /** Whether the text is for a vulnerable visitor. */
  care: boolean;
  reviewedBy: string;
  reviewedOn: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Every record in a file, at any depth, that has an id or needs a signature. A record without a name is named by its path in
 * the file.
 */
export function recordsIn(file: string, data: unknown, place = ''): Reviewed[] {
  if (Array.isArray(data)) return data.flatMap((item) => recordsIn(file, item, place));
  if (!data || typeof data !== 'object') return [];
  const { id, kind, care, reviewedBy, reviewedOn, ...rest } = data as Record<string, unknown>;
  if (id === undefined && reviewedBy === undefined)
    return Object.entries(data).flatMap(([key, value]) => recordsIn(file, value, key));
  const fields = Object.entries(rest);
  const isSaid = ([field]: [string, unknown]) => !decides.has(field) && field !== 'name';
  return [
    {
      name: words(id ?? kind ?? rest.name ?? (place || firstOf(rest.phrases))),
      file,
      said: paragraphs(fields.filter(isSaid)),
      behind: paragraphs(fields.filter((field) => !isSaid(field))),
      care: care === true,
      reviewedBy: words(reviewedBy),
      reviewedOn: words(reviewedOn),
    },
  ];
}

/** Fields that visitors do not read. */
const decides: ReadonlySet<string> = new Set(
  (
    'phrases unless whileUnread overrules matches not needs words examples person kinds help mayComeLate amongPeople ' +
    'ofOneself code ownName direction comesFirst signs names shortNames plainNames unlessSmall units otherUnits contexts from to ' +
    'despite very high low pair decimal bare ofUsual nowWith besideReading otherwise states signals groups keepsNumbers ' +
    'messagesThatRevive becomes'
  ).split(' '),
);

function paragraphs(fields: readonly (readonly [string, unknown])[]): string {
  return fields
    .flatMap(([field, value]) => linesOf(field, value))
    .map((line) => `<p dir="auto">${escapeHtml(line)}</p>`)
    .join('');
}

function firstOf(phrases: unknown): string {
  return Array.isArray(phrases) ? words(phrases[0]) : '';
}

/** A field as lines of text; nested fields get lines of their own. */
function linesOf(field: string, value: unknown): string[] {
  if (value && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([within, each]) => linesOf(`${field}, ${within}`, each));
  return [`${field}: ${[value].flat().map(words).join(' / ')}`];
}

function words(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
