/** A node of Lexical, Ghost's editor since 2023. */
interface LexicalNode {
  type?: string;
  children?: LexicalNode[];
  [name: string]: unknown;
}

/** Bits of a text's format, with the matching elements. */
const formats: readonly [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

/** Maximum depth of nodes. */
const deepest = 100;

/**
 * Converts a Lexical text to HTML. An unknown card becomes an element of its name, which the HTML converter reports.
 *
 * @returns undefined if it is no such text.
 */
export function htmlOfLexical(json: string): string | undefined {
  const root = (parsed(json) as { root?: LexicalNode } | undefined)?.root;
  return typeof root === 'object' && root !== null ? lexicalHtml(root, 0) : undefined;
}

function lexicalHtml(node: LexicalNode, depth: number): string {
  if (typeof node !== 'object' || node === null || depth > deepest) return '<card-too-deep></card-too-deep>';
  const children = Array.isArray(node.children) ? node.children : [];
  const inside = () => children.map((child) => lexicalHtml(child, depth + 1)).join('');
  const text = (name: string) => (typeof node[name] === 'string' ? (node[name] as string) : '');
  const type = (node.type ?? '').replace(/^extended-/, '');
  switch (type) {
    case 'root':
      return inside();
    case 'paragraph':
      return element('p', inside());
    case 'heading':
      return element(/^h[1-6]$/.test(text('tag')) ? text('tag') : 'h2', inside());
    case 'quote':
    case 'aside':
      return element('blockquote', element('p', inside()));
    case 'list':
      return node.listType === 'number'
        ? `<ol start="${Number(node.start ?? 1)}">${inside()}</ol>`
        : element('ul', inside());
    case 'listitem':
      return element('li', inside());
    case 'linebreak':
      return '<br>';
    case 'text':
      return formats.reduce(
        (html, [bit, name]) => ((Number(node.format) & bit) === 0 ? html : element(name, html)),
        escaped(text('text')),
      );
    case 'link':
    case 'autolink':
      return `<a href="${escaped(text('url'))}">${inside()}</a>`;
    case 'horizontalrule':
      return '<hr>';
    case 'image':
      return picture(text('src'), text('alt'), text('caption'));
    case 'codeblock':
      return element('pre', element('code', escaped(text('code'))));
    case 'html':
      return text('html');
    case 'callout':
      return element('p', `${escaped(text('calloutEmoji'))} ${text('calloutText')}`);
    default:
      return element(cardName(type), `${inside()}${escaped(text('text'))}`);
  }
}

/** A text of Mobiledoc. */
interface Mobiledoc {
  markups?: [string, string[]?][];
  atoms?: [string, string, unknown][];
  cards?: [string, Record<string, unknown>][];
  sections?: unknown[][];
}

/** Converts a text of Mobiledoc, Ghost's earlier editor. */
export function htmlOfMobiledoc(json: string): string | undefined {
  const document = parsed(json) as Mobiledoc | undefined;
  if (!Array.isArray(document?.sections)) return undefined;
  return document.sections.map((section) => sectionHtml(document, section)).join('');
}

function sectionHtml(document: Mobiledoc, section: unknown[]): string {
  const [kind, name, content] = section;
  if (kind === 1) return element(tagName(name), markersHtml(document, content));
  if (kind === 2) return picture(String(name), '', '');
  if (kind === 3 && Array.isArray(content))
    return element(tagName(name), content.map((markers) => element('li', markersHtml(document, markers))).join(''));
  return kind === 10 ? cardHtml(document.cards?.[Number(name)]) : '<card-unknown></card-unknown>';
}

function markersHtml({ markups = [], atoms = [] }: Mobiledoc, markers: unknown): string {
  const open: string[] = [];
  let html = '';
  for (const marker of Array.isArray(markers) ? (markers as [number, number[], number, string | number][]) : []) {
    const [kind, opened, closed, value] = marker;
    for (const index of opened) {
      const [tag = 'span', attributes = []] = markups[index] ?? [];
      const href = attributes[attributes.indexOf('href') + 1];
      html += tag === 'a' ? `<a href="${escaped(href ?? '')}">` : `<${tagName(tag)}>`;
      open.push(tagName(tag));
    }
    const [atom, words = ''] = kind === 1 ? (atoms[Number(value)] ?? []) : [];
    html +=
      kind === 0 ? escaped(String(value)) : atom === 'soft-return' ? '<br>' : element(cardName(atom), escaped(words));
    for (let count = 0; count < closed; count += 1) html += `</${open.pop() ?? 'span'}>`;
  }
  return html;
}

function cardHtml([name, given]: [string, Record<string, unknown>] | [] = []): string {
  const text = (key: string) => (typeof given?.[key] === 'string' ? (given[key] as string) : '');
  if (name === 'hr') return '<hr>';
  if (name === 'image') return picture(text('src'), text('alt'), text('caption'));
  if (name === 'code') return element('pre', element('code', escaped(text('code'))));
  if (name === 'html') return text('html');
  return element(cardName(name), escaped(text('markdown')));
}

function picture(src: string, alt: string, caption: string): string {
  return element(
    'figure',
    `<img src="${escaped(src)}" alt="${escaped(alt)}">${caption ? element('figcaption', caption) : ''}`,
  );
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const cardName = (name = 'unknown') => `card-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
const tagName = (name: unknown) => (/^[a-z][a-z0-9]{0,9}$/.test(String(name)) ? String(name) : 'span');
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
