import sanitizeHtml from 'sanitize-html';
import { tableCaption } from '#domain/blog/captions.ts';
import { HtmlTable } from './html-table.ts';

/** What Markdown of this site can say; everything else gives its text. */
const kept = (
  'p br h1 h2 h3 h4 h5 h6 strong b em i a ul ol li blockquote code pre hr img figure figcaption ' +
  'table caption thead tbody tfoot tr th td'
).split(' ');

/** A picture with its words, as WordPress kept them before it had blocks. */
const oldCaption =
  /\[caption\b[^\]]{0,500}\]\s{0,20}((?:<a [^>]{0,2000}>)?\s{0,20}<img [^>]{0,2000}>\s{0,20}(?:<\/a>)?)([^[]{0,2000})\[\/caption\]/g;

/**
 * HTML of another system as Markdown: headings, paragraphs, lists, links, emphasis, quotes, code, tables and pictures
 * with their captions. Scripts, styles and forms go with all they hold. Blank lines part paragraphs also where the HTML
 * has no `p`, as WordPress keeps it.
 *
 * @param site Where it stood: pictures without a host are found there.
 */
export function htmlToMarkdown(html: string, site = ''): string {
  const text = html.replace(/\r\n?/g, '\n').replace(oldCaption, '<figure>$1<figcaption>$2</figcaption></figure>');
  const clean = sanitizeHtml(text, {
    allowedTags: kept,
    allowedAttributes: { a: ['href'], img: ['src', 'alt'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'form', 'svg'],
  });
  const writer = new MarkdownWriter(!/<p[\s>]/.test(clean), site);
  for (const [token] of clean.matchAll(/<[^>]*>|[^<]+/g)) {
    if (token.startsWith('</')) writer.close(nameOf(token));
    else if (token.startsWith('<')) writer.open(nameOf(token), token);
    else writer.text(decoded(token));
  }
  return writer.end();
}

function nameOf(tag: string): string {
  return /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
}

function attribute(tag: string, name: string): string {
  return decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What the cleaned HTML writes for characters that have a meaning there. */
export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return entities[String(name).toLowerCase()] ?? whole;
  });
}

const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };

/** Lists and quotes that stand in one another are marked so deep at every line; deeper, nobody reads them. */
const deepest = 20;

interface Block {
  text: string;
  tight: boolean;
  /** What stands before each of its lines, such as '> ' in a quote. */
  before: string;
  holds?: 'picture' | 'table' | undefined;
}

/** Collects blocks; each is written with what stands before its lines, such as '> ' in a quote. */
class MarkdownWriter {
  readonly #blankLinesPart: boolean;
  readonly #site: string;
  readonly #blocks: Block[] = [];
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: { href: string; start: number }[] = [];
  /** What the present block holds so far. Parts, not one text: a mark at its end is no reason to copy it all. */
  #line: string[] = [];
  #heading = 0;
  #quotes = 0;
  #isCode = false;
  #item = '';
  #table: HtmlTable | undefined;
  /** The words of a caption so far, while one is read. */
  #caption: string[] | undefined;

  constructor(blankLinesPart: boolean, site: string) {
    this.#blankLinesPart = blankLinesPart;
    this.#site = site;
  }

  open(name: string, tag: string): void {
    if ((this.#isCode && name !== 'pre') || this.#caption) return;
    if (name === 'img') this.#openPicture(tag);
    else if (name === 'a') this.#openLink(tag);
    else if (marks[name]) this.#line.push(marks[name]);
    else if (name === 'figcaption' || name === 'caption') {
      this.#finish();
      this.#caption = [];
    } else if (this.#table) this.#openInTable(this.#table, name, tag);
    else if (name === 'br') this.#line.push('  \n');
    else {
      this.#finish();
      // The title of the post is the page's first heading.
      if (/^h[1-6]$/.test(name)) this.#heading = Math.max(2, Number(name[1]));
      else if (name === 'hr') {
        this.#line = ['---'];
        this.#finish();
      } else if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', count: 0 });
      else if (name === 'li') this.#startItem();
      else if (name === 'blockquote') this.#quotes += 1;
      else if (name === 'pre') this.#isCode = true;
      else if (name === 'table') this.#table = new HtmlTable();
    }
  }

  close(name: string): void {
    if (this.#isCode && name !== 'pre') return;
    if (name === 'figcaption' || name === 'caption') this.#closeCaption(name);
    else if (this.#caption) return;
    else if (name === 'a') this.#closeLink();
    else if (marks[name]) this.#closeMark(marks[name]);
    else if (this.#table) this.#closeInTable(this.#table, name);
    else if (name !== 'br' && name !== 'hr' && name !== 'img') {
      this.#finish();
      if (/^h[1-6]$/.test(name)) this.#heading = 0;
      else if (name === 'ul' || name === 'ol') this.#lists.pop();
      else if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
      else if (name === 'pre') this.#isCode = false;
    }
  }

  text(text: string): void {
    if (this.#isCode || this.#caption) {
      (this.#caption ?? this.#line).push(text);
      return;
    }
    const [first = '', ...others] = this.#blankLinesPart && !this.#table ? text.split(/\n\s*\n/) : [text];
    this.#add(first);
    for (const paragraph of others) {
      this.#finish();
      this.#add(paragraph);
    }
  }

  end(): string {
    this.#finish();
    let result = '';
    for (const [index, block] of this.#blocks.entries()) {
      const before = this.#blocks[index - 1];
      if (before) result += before.tight && block.tight ? '\n' : '\n\n';
      result += block.text;
    }
    return result;
  }

  #add(text: string): void {
    const plain = escaped(text.replace(/\s+/g, ' '));
    this.#line.push(this.#line.at(-1)?.endsWith('\n') === false ? plain : plain.trimStart());
  }

  #openInTable(table: HtmlTable, name: string, tag: string): void {
    this.#finish();
    if (name === 'table') table.depth += 1;
    else if (table.depth > 1) return;
    else if (name === 'thead') table.startHead();
    else if (name === 'tr') table.startRow();
    else if (name === 'th' || name === 'td')
      table.startCell(name === 'th', Number(attribute(tag, 'colspan')), Number(attribute(tag, 'rowspan')));
  }

  #closeInTable(table: HtmlTable, name: string): void {
    this.#finish();
    if (name === 'thead' && table.depth === 1) table.endHead();
    if (name !== 'table') return;
    table.depth -= 1;
    if (table.depth > 0) return;
    this.#table = undefined;
    const markdown = table.markdown();
    const caption = table.caption && tableCaption(escaped(table.caption));
    for (const block of [caption, ...(markdown === undefined ? table.paragraphs() : [markdown])]) {
      this.#line = [block];
      this.#finish(block === markdown ? 'table' : undefined);
    }
  }

  /** Words below a picture or a table belong to it; below anything else, and in a cell, they are a line of their own. */
  #closeCaption(name: string): void {
    const words = (this.#caption ?? []).join('').replace(/\s+/g, ' ').trim();
    this.#caption = undefined;
    if (words === '') return;
    const last = this.#blocks.at(-1);
    if (this.#table && name === 'caption' && this.#table.depth === 1) this.#table.caption ||= words;
    else if (this.#table) this.#table.addBehind(`*${escaped(words)}*`);
    else if (last?.holds === 'picture') {
      last.text = last.text.replace(/\)$/, () => ` "${words.replace(/["\\]/g, '\\$&')}")`);
      last.holds = undefined;
    } else if (last?.holds === 'table') {
      const text = `${last.before}${tableCaption(escaped(words))}`;
      this.#blocks.splice(-1, 1, { ...last, text, holds: undefined }, { ...last, tight: false, holds: undefined });
    } else {
      this.#line = [`*${escaped(words)}*`];
      this.#finish();
    }
  }

  #openPicture(tag: string): void {
    const src = attribute(tag, 'src');
    const found = URL.canParse(src, this.#site || undefined) ? new URL(src, this.#site || undefined).href : src;
    const whole = /^https?:/.test(found) ? found : src;
    if (src) this.#line.push(`![${escaped(attribute(tag, 'alt').replace(/\s+/g, ' '))}](${address(whole)})`);
  }

  #startItem(): void {
    const list = this.#lists.at(-1) ?? { ordered: false, count: 0 };
    list.count += 1;
    const indent = '   '.repeat(Math.min(deepest, Math.max(0, this.#lists.length - 1)));
    this.#item = `${indent}${list.ordered ? `${list.count}.` : '-'} `;
  }

  /** Of links in one another the outermost counts. */
  #openLink(tag: string): void {
    const href = this.#links.length > 0 ? '' : attribute(tag, 'href');
    this.#links.push({ href, start: this.#line.length });
  }

  #closeLink(): void {
    const link = this.#links.pop();
    if (!link?.href) return;
    const inside = this.#line.slice(link.start).join('');
    const words = inside.trim();
    // A picture that led to itself, only larger.
    if (words === '' || (words.startsWith('![') && pictureAlone.test(words) && pictureFile.test(link.href))) return;
    const space = /^\s/.test(inside) ? ' ' : '';
    this.#line.splice(link.start, Number.POSITIVE_INFINITY, `${space}[${words}](${address(link.href)})`);
  }

  /** Markdown wants emphasis to hug its words: '**word** ' and not '**word **'. */
  #closeMark(mark: string): void {
    let last = this.#line.pop();
    let space = '';
    while (last !== undefined && last.trimEnd() !== last) {
      space = ' ';
      last = last.trimEnd() || this.#line.pop();
    }
    if (last !== mark) this.#line.push(last ?? '', mark);
    if (space) this.#line.push(space);
  }

  #finish(holds?: 'table'): void {
    const line = this.#line.join('');
    const text = this.#isCode ? line.replace(/^\n|\n$/g, '') : line.trim();
    this.#line = [];
    if (text === '') return;
    if (this.#table) {
      this.#table.add(text);
      return;
    }
    const isItem = this.#item !== '' || this.#lists.length > 0;
    const prefix = this.#heading > 0 ? `${'#'.repeat(this.#heading)} ` : this.#item;
    const rest = '   '.repeat(Math.min(deepest, this.#lists.length));
    const lines = this.#isCode ? ['```', ...text.split('\n'), '```'] : startEscaped(text).split('\n');
    const quote = '> '.repeat(Math.min(deepest, this.#quotes));
    this.#blocks.push({
      text: lines.map((line, index) => `${quote}${index === 0 ? prefix || rest : rest}${line}`).join('\n'),
      tight: isItem && this.#heading === 0,
      before: quote + rest,
      holds: holds ?? (text.startsWith('![') && pictureAlone.test(text) ? 'picture' : undefined),
    });
    this.#item = '';
  }
}

/** A picture and nothing else, as it is written here. */
const pictureAlone = /^!\[(?:[^\]\\]|\\.)*\]\([^()\s]*\)$/;
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** Characters that would mean something in Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&').replaceAll('<', '\\<');
}

/** What would mean something at the start of a line. */
function startEscaped(text: string): string {
  return text
    .replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2')
    .replace(/^---$/, '---');
}

/** What would end an address in Markdown; whatever else is encoded in it stays as it is. */
function address(href: string): string {
  const encoded = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return href.replace(/[()]/g, encoded).replace(/[\s<>]/g, encodeURIComponent);
}
