import MarkdownIt from 'markdown-it';
import { type PostHeading, tableOfContents } from '#domain/blog/contents.ts';
import { isServedPictureName, publicPicturePath } from '#domain/blog/picture-names.ts';
import { anchorOf } from './markdown.ts';
import { addFigures } from './post-figures.ts';
import { addTables } from './post-tables.ts';

/** A post's text, ready to stand in a page. */
export interface PostBody {
  /** Safe to insert: raw HTML came out as text, and links and pictures lead only where they may. */
  html: string;
  /** For the table of contents: empty unless the text has more than three headings. */
  contents: PostHeading[];
  /** Addresses that the text links to, as they were written. */
  links: string[];
}

export interface PostBodyOptions {
  /** Address of the post, with its origin, for readers outside the site: links and pictures become absolute. */
  address?: string | undefined;
  /** Sizes and formats of pictures, by their addresses. */
  pictures?: ReadonlyMap<string, PostPicture> | undefined;
}

/** What is known of a stored picture; without it the picture stands alone. */
export interface PostPicture {
  /** Pixels. */
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
}

interface Environment extends PostBodyOptions {
  headings: PostHeading[];
  links: string[];
}

const environmentOf = (env: unknown) => env as Environment;

/** A heading's id never meets one that the page itself uses. */
const anchorPrefix = 'h-';
const newTabNote = '<span class="sr-only"> (opens in a new tab)</span>';

/** Only the web, mail, telephones and this site. Everything else, javascript: above all, stays text. */
const allowedLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** As wide as the text. */
const pictureSizes = '(min-width: 48rem) 680px, 100vw';

/**
 * Quotes in lists in quotes, and brackets in brackets: each level is looked through once more, so a hundred of them make
 * a long text a hundred times as long. Nobody reads text that stands deeper than this.
 */
const deepestNesting = 20;

/**
 * The Markdown of posts: headings, lists, links, emphasis, struck text, quotes, tables and own pictures. Text without any of these keeps
 * the plain rule, that blank lines make paragraphs: indented lines are no code.
 */
const renderer = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: deepestNesting,
}).disable(['code']);
renderer.validateLink = (href) => allowedLink.test(href);
addTables(renderer);
addFigures(renderer, isOwnPicture);

renderer.core.ruler.push('headings', ({ tokens, env }) => {
  const { headings } = environmentOf(env);
  const open: number[] = [];
  const used = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    // The page's title is level 1. Whatever levels the author chose, none is left out on the way down.
    const chosen = Number(token.tag[1]);
    while (open.length > 0 && (open.at(-1) ?? 0) >= chosen) open.pop();
    open.push(chosen);
    const level = Math.min(open.length + 1, 6);
    token.tag = `h${level}`;
    // A heading is three tokens: its opening, its text and its end.
    const closing = tokens[index + 2];
    if (closing) closing.tag = token.tag;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    const id = unused(`${anchorPrefix}${anchorOf(text) || 'part'}`, used);
    token.attrSet('id', id);
    headings.push({ id, text, level });
  });
});

renderer.core.ruler.push('links', ({ tokens, env }) => {
  const { headings, links, address } = environmentOf(env);
  const anchors = new Set(headings.map(({ id }) => id));
  for (const { children } of tokens) {
    // No link stands in another one: the next end is the end of this one.
    let leavesSite = false;
    let isInLink = false;
    for (const token of children ?? []) {
      if (token.type === 'link_close') {
        token.meta = { leavesSite };
        isInLink = false;
      }
      if (token.type === 'image') token.meta = { isInLink };
      if (token.type !== 'link_open') continue;
      isInLink = true;
      const href = String(token.attrGet('href') ?? '');
      links.push(href);
      token.attrSet('href', resolved(href, anchors, address));
      leavesSite = /^https?:/i.test(href);
      if (leavesSite) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener noreferrer');
      }
    }
  }
});

renderer.renderer.rules.link_close = (tokens, index) =>
  (tokens[index]?.meta as { leavesSite?: boolean } | null)?.leavesSite ? `${newTabNote}</a>` : '</a>';

renderer.renderer.rules.image = (tokens, index, _options, env) => {
  const token = tokens[index];
  const source = String(token?.attrGet('src') ?? '');
  const { escapeHtml } = renderer.utils;
  const alt = escapeHtml(token?.content ?? '');
  if (!isOwnPicture(source)) {
    // The browser of a reader asks no other site for anything, unless the reader does.
    if (!/^https?:/i.test(source) || (token?.meta as { isInLink: boolean } | null)?.isInLink) return alt;
    return `<a href="${escapeHtml(source)}" target="_blank" rel="noopener noreferrer">${alt || 'Picture'}${newTabNote}</a>`;
  }
  const { address, pictures } = environmentOf(env);
  const known = pictures?.get(source);
  const size = known ? ` width="${known.width}" height="${known.height}"` : '';
  const shown = address ? new URL(source, address).href : source;
  const image = `<img src="${escapeHtml(shown)}" alt="${alt}"${size} loading="lazy" decoding="async">`;
  const sources = address ? [] : (known?.sources ?? []);
  if (sources.length === 0) return image;
  const formats = sources.map(
    ({ type, srcSet }) => `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcSet)}" sizes="${pictureSizes}">`,
  );
  return `<picture>${formats.join('')}${image}</picture>`;
};

/** Renders the Markdown of a post. Safe for any text that staff may type, paste or have written for them. */
export function renderPostBody(source: string, options: PostBodyOptions = {}): PostBody {
  const environment: Environment = { ...options, headings: [], links: [] };
  const html = renderer.render(source, { ...environment }).trim();
  return { html, contents: tableOfContents(environment.headings), links: environment.links };
}

/** Pictures come from the clinic's own store and nowhere else. */
function isOwnPicture(source: string): boolean {
  return source.startsWith(publicPicturePath) && isServedPictureName(source.slice(publicPicturePath.length));
}

/** @param used How often each id was asked for, so that the thousandth equal heading is not counted up from two. */
function unused(id: string, used: Map<string, number>): string {
  let count = (used.get(id) ?? 0) + 1;
  // Another heading may be called as this one would be with its number.
  while (count > 1 && used.has(`${id}-${count}`)) count += 1;
  used.set(id, count);
  if (count === 1) return id;
  const numbered = `${id}-${count}`;
  used.set(numbered, 1);
  return numbered;
}

/** A link to a heading of the same text is written without the prefix; elsewhere it needs the whole address. */
function resolved(href: string, anchors: ReadonlySet<string>, address: string | undefined): string {
  const own = `${anchorPrefix}${href.slice(1)}`;
  const here = href.startsWith('#') && anchors.has(own) ? `#${own}` : href;
  return address && /^[/#]/.test(here) ? new URL(here, address).href : here;
}
