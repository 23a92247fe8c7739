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

/** Every record of a file's data that has an id, or that somebody is to sign, wherever in the file it stands. */
export function recordsIn(file: string, data: unknown): Reviewed[] {
  if (Array.isArray(data)) return data.flatMap((item) => recordsIn(file, item));
  if (!data || typeof data !== 'object') return [];
  const { id, kind, phrase, care, reviewedBy, reviewedOn, ...rest } = data as Record<string, unknown>;
  if (id === undefined && reviewedBy === undefined)
    return Object.values(data).flatMap((value) => recordsIn(file, value));
  const said = Object.entries(rest).map(([field, value]) => `${field}: ${[value].flat().map(words).join(' / ')}`);
  return [
    {
      name: words(id ?? phrase ?? kind),
      file,
      html: `<p>${[id && phrase, (id || phrase) && kind, ...said].filter(Boolean).map(words).map(escapeHtml).join('<br>')}</p>`,
      care: care === true,
      reviewedBy: words(reviewedBy),
      reviewedOn: words(reviewedOn),
    },
  ];
}

function words(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
