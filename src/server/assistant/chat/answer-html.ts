import sanitizeHtml from 'sanitize-html';

const direction = { name: 'dir', values: ['ltr', 'rtl'] };

/** Attributes that an answer may contain, as src/wire/chat.ts states: the address of a link, the language of a text, its direction. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href', direction], p: ['lang', direction] },
  allowedSchemes: ['https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** An answer's HTML reduced to the allow-list; the text of removed elements remains. */
export function sanitiseAnswer(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** The blocks of an answer as plain text: one for each paragraph or list item. */
export function blocksOf(html: string): string[] {
  const marked = sanitizeHtml(html, { allowedTags: ['br', 'p', 'li'], allowedAttributes: {} });
  return marked
    .split(/<\/?(?:p|li)>/)
    .map((block) => decode(block.replace(/<br\s*\/?>/g, '\n')).trim())
    .filter((block) => block !== '');
}

/** An answer as plain text, for the stored conversation and for the output rules. */
export function textOfAnswer(html: string): string {
  return blocksOf(html).join('\n');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
