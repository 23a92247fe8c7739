/** An answer or a phrase, as a clinician reads it. */
export interface Reviewed {
  name: string;
  file: string;
  html: string;
  /** Said to somebody whom ordinary advice may harm. */
  care: boolean;
  reviewedBy: string;
  reviewedOn: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Every record of a file's data that has an id, or that somebody is to sign, wherever in the file it stands. One that has no
 * name of its own is called by its place in the file.
 */
export function recordsIn(file: string, data: unknown, place = ''): Reviewed[] {
  if (Array.isArray(data)) return data.flatMap((item) => recordsIn(file, item, place));
  if (!data || typeof data !== 'object') return [];
  const { id, kind, phrase, care, reviewedBy, reviewedOn, ...rest } = data as Record<string, unknown>;
  if (id === undefined && reviewedBy === undefined)
    return Object.entries(data).flatMap(([key, value]) => recordsIn(file, value, key));
  const said = Object.entries(rest).flatMap(([field, value]) => linesOf(field, value));
  return [
    {
      name: words(id ?? phrase ?? kind ?? rest.name ?? place),
      file,
      html: [id && phrase, (id || phrase) && kind, ...said]
        .filter(Boolean)
        .map((line) => `<p dir="auto">${escapeHtml(words(line))}</p>`)
        .join(''),
      care: care === true,
      reviewedBy: words(reviewedBy),
      reviewedOn: words(reviewedOn),
    },
  ];
}

/** A field as lines to read: what lies within it has lines of its own. */
function linesOf(field: string, value: unknown): string[] {
  if (value && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([within, each]) => linesOf(`${field}, ${within}`, each));
  return [`${field}: ${[value].flat().map(words).join(' / ')}`];
}

function words(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
