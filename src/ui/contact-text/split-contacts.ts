/** A part of plain text, or a contact in it that becomes a link. */
export type ContactPart = { text: string; href?: string };

/**
 * Australian numbers of help lines, and mail addresses. A group of digits inside a longer number, such as an ABN or a
 * price, does not match.
 */
const contact =
  /(?:000|1[38]00 \d{3} \d{3}|1[38]00 \d{2} \d{4}|13 \d{2} \d{2})(?! ?\d|[.,]\d)|[a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

/** The end of a longer number before its last group. Not a lookbehind, which Safari before 16.4 cannot parse. */
const numberBefore = /(?:\d ?|[.,$])$/;

/** Splits a text so that its telephone numbers and mail addresses can become links. */
export function splitContacts(text: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(contact)) {
    if (!found.includes('@') && numberBefore.test(text.slice(0, index))) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: found, href: found.includes('@') ? `mailto:${found}` : `tel:${found.replaceAll(' ', '')}` });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
