import createPurifier from 'dompurify';
import { allowedAddress, isAllowed, linkTo } from './reply-links.ts';

const elements = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];

const purifier = createPurifier(window);

/**
 * Makes a reply safe to show, whatever the server let through: only the elements of src/wire/chat.ts and, of their
 * attributes, a link's address, the language and the direction. Links to other sites open a new tab that learns nothing of this one.
 *
 * @param mainOrigin Origin of the main site where this is a sub-site; empty on the main site.
 */
export function cleanHtml(html: string, mainOrigin: string): string {
  const body = cleanBody(html);
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    // The text of a link that leads nowhere stays.
    if (!isAllowed(href)) link.replaceWith(...link.childNodes);
    else for (const [name, value] of Object.entries(linkTo(href, mainOrigin))) link.setAttribute(name, value);
  }
  return body.innerHTML;
}

/**
 * The words of a reply, a line for each paragraph. For a file or a voice.
 *
 * @param site Origin of the main site, to write the address behind each link; without it they are left out.
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
 * A reply to an emergency, in which each number of a list stands in a line of its own. What follows it begins a line,
 * so the full stop or the comma in front goes. A screen reader that goes from link to link says whose number it is.
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

/** A stretch of a reply in one language, for a voice. */
export interface Spoken {
  /** Undefined in the language of the page. */
  lang: string | undefined;
  text: string;
}

/** The words of a reply for a voice, which has to know in which language each paragraph is. */
export function spokenWords(html: string): Spoken[] {
  return [...cleanBody(html).children].map((block) => ({
    lang: block.getAttribute('lang') ?? undefined,
    // The dashes of a list are for the eye.
    text: plainTextOfHtml(block.outerHTML).replace(/^- /gm, ''),
  }));
}

function cleanBody(html: string): HTMLElement {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href', 'lang', 'dir'],
    // They are no addresses, and the pattern of addresses is not for them.
    ADD_URI_SAFE_ATTR: ['lang', 'dir'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
}
