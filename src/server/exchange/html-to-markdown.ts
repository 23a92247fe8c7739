import sanitizeHtml from 'sanitize-html';
import { postLimits } from '#domain/blog/post-record.ts';
import { decoded } from './entities.ts';
import { doubtsOfHtml } from './html-doubts.ts';
import { MarkdownWriter } from './markdown-writer.ts';
import { readsBack } from './reads-back.ts';

/** Elements that the Markdown of this site can express; others are reduced to their text. */
const allowedElements = (
  'p br h1 h2 h3 h4 h5 h6 strong em s a ul ol li dl dt dd blockquote q code pre hr img figure figcaption sup sub ' +
  'table caption thead tbody tfoot tr th td div'
).split(' ');

const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  var: 'em',
  del: 's',
  strike: 's',
  samp: 'code',
  kbd: 'code',
  tt: 'code',
  ...Object.fromEntries(
    'section article main header footer aside nav details summary address hgroup center'
      .split(' ')
      .map((name) => [name, 'div']),
  ),
};

/** A picture with its caption, as WordPress stored them before it had blocks. */
const oldCaption =
  /\[caption\b[^\]]{0,500}\]\s{0,20}((?:<a [^>]{0,2000}>)?\s{0,20}<img [^>]{0,2000}>\s{0,20}(?:<\/a>)?)([^[]{0,2000})\[\/caption\]/g;

/** HTML as Markdown. */
export interface Converted {
  markdown: string;
  /** Content that was left out, changed or not understood, in words. */
  notTaken: string[];
}

/** The source of the HTML. */
interface Origin {
  /** The host of pictures without one. */
  site?: string;
  /** Whether line ends and blank lines are significant, as in WordPress before it had blocks. */
  isClassic?: boolean;
}

/**
 * Converts HTML of another system to Markdown: headings, paragraphs, lists, links, emphasis, struck and raised text, quotes,
 * code, tables and pictures with their captions. Scripts, styles and forms are removed with their contents, and reported.
 */
export function htmlToMarkdown(html: string, { site = '', isClassic = false }: Origin = {}): Converted {
  const text = html.replace(/\r\n?/g, '\n').replace(oldCaption, '<figure>$1<figcaption>$2</figcaption></figure>');
  const notTaken = new Set(doubtsOfHtml(text));
  const clean = sanitizeHtml(text, {
    allowedTags: allowedElements,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      ol: ['start', 'type', 'reversed'],
      li: ['value'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'form', 'svg'],
    transformTags: {
      ...sameAs,
      // Old editors wrote styles in place of elements.
      span: (_name, attribs) => ({ tagName: elementOfStyle(attribs.style ?? ''), attribs: {} }),
    },
  });
  const writer = new MarkdownWriter({ isClassic, site, notTaken: (what) => notTaken.add(what) });
  for (const [token] of clean.matchAll(/<[^>]*>|[^<]+/g)) {
    if (token.startsWith('</')) writer.close(nameOf(token));
    else if (token.startsWith('<')) writer.open(nameOf(token), (name) => attribute(token, name));
    else writer.text(decoded(token));
  }
  const markdown = writer.end();
  // The caller refuses a longer text.
  const wrong = markdown.length > postLimits.content ? [] : readsBack(markdown, clean);
  return { markdown, notTaken: [...notTaken, ...wrong] };
}

function elementOfStyle(style: string): string {
  if (/line-through/i.test(style)) return 's';
  if (/vertical-align:\s{0,3}super/i.test(style)) return 'sup';
  if (/vertical-align:\s{0,3}sub/i.test(style)) return 'sub';
  if (/font-weight:\s{0,3}(?:bold|[6-9]00)/i.test(style)) return 'strong';
  return /font-style:\s{0,3}italic/i.test(style) ? 'em' : 'span';
}

function nameOf(tag: string): string {
  return /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
}

/** The value of an attribute, '' if it has none, and undefined if it is missing. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return match ? decoded(match[1] ?? '') : undefined;
}
