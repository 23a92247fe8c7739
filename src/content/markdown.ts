import MarkdownIt from 'markdown-it';
import type { Heading } from '#domain/content-model/page.ts';
import type { Html } from '#domain/content-model/text.ts';

/** What a text refers to; the loader checks that all of it exists. */
export interface References {
  notes: string[];
  links: string[];
}

export interface RenderedMarkdown extends Html, References {
  /** Level-2 headings, for a contents list. */
  headings: Heading[];
  /** Headings of every level: each has an anchor, which must be its own. */
  anchors: Heading[];
}

/** markdown-it hands this through to every rule. */
type Environment = References & {
  headings: Heading[];
  anchors: Heading[];
  noteNumber: (id: string) => number | undefined;
};

const environmentOf = (state: { env?: unknown }) => state.env as Environment;
const anchorPattern = /\s*\{#([a-z0-9-]+)\}\s*$/;
const blockStart = /^(\s*([-*+>]|\d+[.)]|#{1,6})\s)|\n\s*\n|\n\s*([-*+]|\d+[.)])\s/m;

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'image',
  'table',
  'strikethrough',
]);

/** A heading's anchor when it sets none: its words, lower-case, joined by hyphens. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

renderer.core.ruler.push('anchors', (state) => {
  const environment = environmentOf(state);
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const inline = state.tokens[index + 1];
    if (!inline) return;
    const last = inline.children?.at(-1);
    const own = last?.type === 'text' ? anchorPattern.exec(last.content) : null;
    if (last && own) last.content = last.content.replace(anchorPattern, '');
    const text = (inline.children ?? []).map((child) => child.content).join('');
    const id = own?.[1] ?? anchorOf(text);
    token.attrSet('id', id);
    environment.anchors.push({ id, text });
    if (token.tag === 'h2') environment.headings.push({ id, text });
  });
});

renderer.core.ruler.push('links', (state) => {
  const environment = environmentOf(state);
  for (const block of state.tokens) {
    for (const token of block.children ?? []) {
      if (token.type !== 'link_open') continue;
      const href = String(token.attrGet('href') ?? '');
      environment.links.push(href);
      if (/^https?:/.test(href)) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener noreferrer');
      }
    }
  }
});

// A footnote reference, [^id]. The number belongs to the note, so one note has one number on every page.
renderer.inline.ruler.before('link', 'note', (state, silent) => {
  const found = /^\[\^([a-z0-9-]+)\]/.exec(state.src.slice(state.pos));
  if (!found?.[1]) return false;
  if (!silent) {
    const environment = environmentOf(state);
    environment.notes.push(found[1]);
    const token = state.push('note', '', 0);
    token.content = noteReference(found[1], environment.noteNumber(found[1]));
  }
  state.pos += found[0].length;
  return true;
});
renderer.renderer.rules.note = (tokens, index) => tokens[index]?.content ?? '';

function noteReference(id: string, number: number | undefined): string {
  return `\u2060<sup class="note-reference"><a href="#note-${id}" aria-label="Note ${number ?? ''}">${number ?? '?'}</a></sup>`;
}

/** Renders the Markdown subset of the content folder. Raw HTML comes out as text. */
export function renderMarkdown(source: string, noteNumber: (id: string) => number | undefined): RenderedMarkdown {
  const environment: Environment = { headings: [], anchors: [], notes: [], links: [], noteNumber };
  const inline = !blockStart.test(source.trim());
  const html = inline
    ? renderer.renderInline(source.trim(), { ...environment })
    : renderer.render(source, { ...environment }).trim();
  const { headings, anchors, notes, links } = environment;
  return { html, inline, headings, anchors, notes, links };
}
