import createPurifier from 'dompurify';
import { allowedAddress, isAllowed, linkTo } from './reply-links.ts';

const elements = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];

const purifier = createPurifier(window);

/**
 * Sanitises a reply, whatever the server sent: only the elements of src/wire/chat.ts and, of their attributes, a link's
 * address, the language and the direction. Links to other sites open a new tab without referrer or opener.
 *
 * @param mainOrigin Origin of the main site on a sub-site; empty on the main site.
 */
export function cleanHtml(html: string, mainOrigin: string): string {
  const body = cleanBody(html);
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    // A link without a valid address becomes its text.
    if (!isAllowed(href)) link.replaceWith(...link.childNodes);
    else for (const [name, value] of Object.entries(linkTo(href, mainOrigin))) link.setAttribute(name, value);
  }
  return body.innerHTML;
}

/**
 * The text of a reply, one line for each paragraph, for a file or a screen reader.
 *
 * @param site Origin of the main site, to add the address of each link; without it addresses are left out.
 */
export function plainTextOfHtml(html: string, site?: string): string {
  const body = cleanBody(html);
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (site && /^(https?:|\/)/.test(href)) link.append(` (${new URL(href, site)})`);
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) item.prepend('- ');
  for (const block of body.querySelectorAll('p, li')) block.append('\n');
  return (body.textContent ?? '').replace(/[ \t]*\n[\n ]*/g, '\n').trim();
}

/**
 * An emergency reply with each number of a list on its own line. Text after a number begins a line, without its full stop
 * or comma. Link by link, a screen reader then announces whose number it is.
 */
export function urgentHtml(html: string, mainOrigin: string): string {
  const body = document.createElement('div');
  body.innerHTML = cleanHtml(html, mainOrigin);
  for (const { nextSibling: rest } of body.querySelectorAll('li > a[href^="tel:"], [lang] > a[href^="tel:"]'))
    if (rest instanceof Text) rest.data = rest.data.replace(/^\s*[.,;:،؛。、।።]\s*/, ' ');
  for (const link of body.querySelectorAll('li > strong + a[href^="tel:"]'))
    link.setAttribute('aria-label', `${link.previousElementSibling?.textContent} ${link.textContent}`);
  return body.innerHTML;
}

/** A part of a reply in one language, for a screen reader. */
export interface Spoken {
  /** Undefined for the language of the page. */
  lang: string | undefined;
  text: string;
}

/** The text of a reply for a screen reader, with the language of each paragraph. */
export function spokenWords(html: string): Spoken[] {
  return [...cleanBody(html).children].map((block) => ({
    lang: block.getAttribute('lang') ?? undefined,
    // Dashes of a list are visual only.
    text: plainTextOfHtml(block.outerHTML).replace(/^- /gm, ''),
  }));
}

function cleanBody(html: string): HTMLElement {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href', 'lang', 'dir'],
    // Telephone numbers are no addresses and do not match the pattern of addresses.
    ADD_URI_SAFE_ATTR: ['lang', 'dir'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
}
