import { tableCaption } from '#domain/blog/captions.ts';
import { HtmlTable } from './html-table.ts';
import {
  address,
  codeBlock,
  codeSpan,
  escapedStart,
  escapedText,
  type InlineMark,
  type InlinePart,
  inlineMarkdown,
  shiftedText,
} from './inline-markdown.ts';

const signs: Readonly<Record<string, InlineMark['sign']>> = { strong: '**', em: '*', s: '~~' };

/** Maximum depth of nested lists and quotes, whose marks are repeated on every line. */
const deepest = 20;

interface Block {
  text: string;
  /** Prefix of each of its lines, such as '> ' in a quote. */
  before: string;
  isItem: boolean;
  /** The list that contains it. */
  list: List | undefined;
  holds?: 'picture' | 'table' | undefined;
}

interface List {
  isOrdered: boolean;
  next: number;
  /** The sign after its numbers: a list directly after another one needs the other sign. */
  sign: '.' | ')';
  /** Indent of the last item's content. */
  width: number;
}

interface Options {
  /** Whether blank lines separate paragraphs, and line ends are significant. */
  isClassic: boolean;
  site: string;
  /** Called with content that Markdown cannot express. */
  notTaken: (what: string) => void;
}

type Attribute = (name: string) => string | undefined;

/** Collects blocks; each is written with the prefix of its lines, such as '> ' in a quote. */
export class MarkdownWriter {
  readonly #options: Options;
  readonly #blocks: Block[] = [];
  readonly #lists: List[] = [];
  readonly #links: { href: string; start: number }[] = [];
  /** Content of the present block so far. */
  #line: InlinePart[] = [];
  /** Open marks by count: bold within bold is bold. */
  readonly #marks = new Map<InlineMark['sign'], number>();
  #heading = 0;
  #quotes = 0;
  /** The code so far, while inside code. */
  #code: { parts: string[]; isBlock: boolean } | undefined;
  #shifted: 'sup' | 'sub' | undefined;
  #item = '';
  #table: HtmlTable | undefined;
  /** The text of a caption so far, while inside one. */
  #caption: string[] | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'sup' || name === 'sub') this.#shifted = name;
    else if (this.#code) this.#openInCode(name);
    else if (name === 'pre' || name === 'code') this.#openCode(name === 'pre');
    else if (this.#caption) this.#openInCaption(name);
    else if (name === 'q') this.#line.push('“');
    else if (name === 'img') this.#openPicture(attribute);
    else if (name === 'a') this.#openLink(attribute('href') ?? '');
    else if (signs[name]) this.#openMark(signs[name]);
    else if (name === 'figcaption' || name === 'caption') {
      this.#finish();
      this.#caption = [];
    } else if (this.#table) this.#openInTable(this.#table, name, attribute);
    else if (name === 'br') this.#line.push('  \n');
    else this.#openBlock(name, attribute);
  }

  close(name: string): void {
    if (name === 'sup' || name === 'sub') this.#shifted = undefined;
    else if (this.#code) this.#closeInCode(name);
    else if (name === 'figcaption' || name === 'caption') this.#closeCaption(name);
    else if (this.#caption) return;
    else if (name === 'q') this.#line.push('”');
    else if (name === 'a') this.#closeLink();
    else if (signs[name]) this.#closeMark(signs[name]);
    else if (this.#table) this.#closeInTable(this.#table, name);
    else if (name !== 'br' && name !== 'hr' && name !== 'img') this.#closeBlock(name);
  }

  text(text: string): void {
    const plain = this.#shifted ? this.#shiftedWords(text, this.#shifted) : text;
    if (this.#code) this.#code.parts.push(plain);
    else if (this.#caption) this.#caption.push(plain);
    else if (!this.#options.isClassic || this.#table) this.#add(plain.replace(/\s+/g, ' '));
    else
      for (const [index, paragraph] of plain.split(/\n\s*\n/).entries()) {
        if (index > 0) this.#finish();
        this.#add(paragraph.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '  \n'));
      }
  }

  end(): string {
    this.#finish();
    let result = '';
    for (const [index, block] of this.#blocks.entries()) {
      const before = this.#blocks[index - 1];
      // Another paragraph of an item needs a blank line; another item does not.
      if (before) result += before.list && block.list && block.isItem ? '\n' : '\n\n';
      result += block.text;
    }
    return result;
  }

  #add(text: string): void {
    const last = this.#line.at(-1);
    const isFirst = last === undefined || (typeof last === 'string' && last.endsWith('\n'));
    this.#line.push(escapedText(isFirst ? text.trimStart() : text));
  }

  #shiftedWords(text: string, kind: 'sup' | 'sub'): string {
    const shifted = shiftedText(text, kind);
    if (shifted !== undefined) return shifted;
    this.#options.notTaken(`${kind === 'sup' ? 'raised' : 'lowered'} text (${text.trim().slice(0, 40)})`);
    return kind === 'sup' ? `^(${text})` : `(${text})`;
  }

  #openBlock(name: string, attribute: Attribute): void {
    this.#finish();
    // The title of the post is the page's first heading.
    if (/^h[1-6]$/.test(name)) this.#heading = Math.max(2, Number(name[1]));
    else if (name === 'hr') this.#push(['---'], {});
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol', attribute);
    else if (name === 'li') this.#startItem(attribute('value'));
    else if (name === 'dt') this.#openMark('**');
    else if (name === 'dd') {
      this.#openList(false, attribute);
      this.#startItem(undefined);
    } else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'table') this.#table = new HtmlTable();
  }

  #closeBlock(name: string): void {
    if (name === 'dt') this.#closeMark('**');
    this.#finish();
    if (/^h[1-6]$/.test(name)) this.#heading = 0;
    else if (name === 'ul' || name === 'ol' || name === 'dd') this.#lists.pop();
    else if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (name === 'li' || name === 'dd') this.#item = '';
  }

  #openCode(isBlock: boolean): void {
    if (isBlock && !this.#table) this.#finish();
    this.#code = { parts: [], isBlock };
  }

  #openInCode(name: string): void {
    if (name === 'br' || name === 'p' || name === 'div') this.#code?.parts.push('\n');
  }

  #closeInCode(name: string): void {
    if (!this.#code || name !== (this.#code.isBlock ? 'pre' : 'code')) return;
    const { parts, isBlock } = this.#code;
    const code = parts.join('');
    this.#code = undefined;
    if (this.#caption) this.#caption.push(code);
    else if (!isBlock || this.#table) this.#line.push(codeSpan(code));
    else if (code.trim() !== '') this.#push(codeBlock(code.replace(/^\n|\n$/g, '')), {});
  }

  #openInCaption(name: string): void {
    if (name === 'br') this.#caption?.push(' ');
    if (name === 's') this.#options.notTaken('struck words in a caption');
  }

  #openMark(sign: InlineMark['sign']): void {
    const depth = this.#marks.get(sign) ?? 0;
    this.#marks.set(sign, depth + 1);
    if (depth === 0) this.#line.push({ sign, opens: true });
  }

  #closeMark(sign: InlineMark['sign']): void {
    const depth = this.#marks.get(sign) ?? 0;
    this.#marks.set(sign, Math.max(0, depth - 1));
    if (depth === 1) this.#line.push({ sign, opens: false });
  }

  #openInTable(table: HtmlTable, name: string, attribute: Attribute): void {
    this.#finish();
    const { notTaken } = this.#options;
    if (name === 'table') {
      table.depth += 1;
      notTaken('a table within a table');
    } else if (table.depth > 1) return;
    else if (name === 'thead') table.startHead();
    else if (name === 'tr') table.startRow();
    else if (name === 'th' || name === 'td') {
      const [across, down] = [Number(attribute('colspan')), Number(attribute('rowspan'))];
      if (across > 1 || down > 1) notTaken('cells of a table over several columns or rows: the others are empty');
      table.startCell(name === 'th', across, down);
    } else if (name === 'ol') notTaken('the numbers of a list in a table');
  }

  #closeInTable(table: HtmlTable, name: string): void {
    this.#finish();
    if (name === 'thead' && table.depth === 1) table.endHead();
    if (name !== 'table') return;
    table.depth -= 1;
    if (table.depth > 0) return;
    this.#table = undefined;
    const markdown = table.markdown();
    if (table.caption) this.#push([tableCaption(escapedText(table.caption))], {});
    if (markdown !== undefined) this.#push(markdown.split('\n'), { holds: 'table' });
    else for (const paragraph of table.paragraphs()) this.#push([escapedStart(paragraph)], {});
  }

  /** Text below a picture or a table belongs to it; below anything else, and in a cell, it is a line of its own. */
  #closeCaption(name: string): void {
    const words = (this.#caption ?? []).join('').replace(/\s+/g, ' ').trim();
    this.#caption = undefined;
    if (words === '') return;
    const last = this.#blocks.at(-1);
    if (this.#table && name === 'caption' && this.#table.depth === 1) this.#table.caption ||= words;
    else if (this.#table) this.#table.addBehind(`*${escapedText(words)}*`);
    else if (last?.holds === 'picture') {
      last.text = last.text.replace(/\)$/, () => ` "${words.replace(/["\\&]/g, '\\$&')}")`);
      last.holds = undefined;
    } else if (last?.holds === 'table') {
      const text = `${last.before}${tableCaption(escapedText(words))}`;
      this.#blocks.splice(-1, 1, { ...last, text, holds: undefined }, { ...last, isItem: false, holds: undefined });
    } else this.#push([`*${escapedText(words)}*`], {});
  }

  #openPicture(attribute: Attribute): void {
    const { site } = this.#options;
    const src = attribute('src') ?? '';
    const resolved = URL.canParse(src, site || undefined) ? new URL(src, site || undefined).href : src;
    const target = /^https?:/.test(resolved) ? resolved : src;
    const alt = escapedText((attribute('alt') ?? '').replace(/\s+/g, ' '));
    if (src) this.#line.push(`![${alt}](${address(target)})`);
  }

  #openList(isOrdered: boolean, attribute: Attribute): void {
    const start = attribute('start') ?? '';
    const last = this.#lists.length === 0 ? this.#blocks.at(-1)?.list : undefined;
    const sign = last?.isOrdered && last.sign === '.' ? ')' : '.';
    this.#lists.push({ isOrdered, next: /^\d{1,8}$/.test(start) ? Number(start) : 1, sign, width: 3 });
    const isPlain = attribute('reversed') === undefined && /^1?$/.test(attribute('type') ?? '');
    if (isOrdered && !(isPlain && /^\d{0,8}$/.test(start)))
      this.#options.notTaken('a list counted by letters, or backwards');
  }

  #startItem(value: string | undefined): void {
    const list = this.#lists.at(-1) ?? { isOrdered: false, next: 1, sign: '.', width: 3 };
    if (list.isOrdered && value !== undefined && /^\d{1,8}$/.test(value) && Number(value) !== list.next) {
      // Markdown numbers automatically: another number begins another list.
      list.next = Number(value);
      list.sign = list.sign === '.' ? ')' : '.';
    }
    const mark = list.isOrdered ? `${list.next}${list.sign} ` : '- ';
    list.next += 1;
    list.width = Math.max(3, mark.length);
    this.#item = this.#indent(this.#lists.length - 1) + mark;
  }

  /** Indent of the content of so many lists. */
  #indent(lists: number): string {
    const within = this.#lists.slice(0, Math.max(0, Math.min(deepest, lists)));
    return ' '.repeat(within.reduce((sum, { width }) => sum + width, 0));
  }

  /** Of nested links the outermost counts. */
  #openLink(href: string): void {
    this.#links.push({ href: this.#links.length > 0 ? '' : href, start: this.#line.length });
  }

  #closeLink(): void {
    const link = this.#links.pop();
    if (link?.href) this.#wrapLink(link);
  }

  #wrapLink(link: { href: string; start: number }): void {
    const inside = inlineMarkdown(this.#line.slice(link.start));
    const words = inside.trim().replace(/ {2}\n/g, ' ');
    // A picture that linked to a larger version of itself.
    if (words === '' || (words.startsWith('![') && pictureAlone.test(words) && pictureFile.test(link.href))) return;
    const [before, after] = [/^\s/.test(inside) ? ' ' : '', /\s$/.test(inside) ? ' ' : ''];
    this.#line.splice(link.start, Number.POSITIVE_INFINITY, before, `[${words}](${address(link.href)})`, after);
  }

  /** Ends the present block; open marks and links continue in the next. */
  #finish(): void {
    const open = [...this.#marks].flatMap(([sign, depth]) => (depth > 0 ? [sign] : []));
    const [link] = this.#links;
    this.#line.push(...open.toReversed().map((sign) => ({ sign, opens: false })));
    if (link?.href) this.#wrapLink(link);
    const text = inlineMarkdown(this.#line).trim();
    this.#line = open.map((sign) => ({ sign, opens: true }));
    for (const each of this.#links) each.start = 0;
    if (text === '') return;
    if (this.#table) this.#table.add(text);
    else if (this.#heading > 0)
      this.#push([text.replace(/ {0,2}\n/g, ' ')], { prefix: `${'#'.repeat(this.#heading)} ` });
    else {
      const holds = text.startsWith('![') && pictureAlone.test(text) ? 'picture' : undefined;
      this.#push(text.split('\n').map(escapedStart), { holds });
    }
  }

  #push(lines: readonly string[], { prefix = '', holds }: { prefix?: string; holds?: Block['holds'] }): void {
    const rest = this.#indent(this.#lists.length);
    const quote = '> '.repeat(Math.min(deepest, this.#quotes));
    const text = lines.map(
      (line, index) => `${quote}${(index === 0 && this.#item) || rest}${index === 0 ? prefix : ''}${line}`,
    );
    this.#blocks.push({
      text: text.join('\n'),
      before: quote + rest,
      isItem: this.#item !== '',
      list: this.#lists.at(-1),
      holds,
    });
    this.#item = '';
  }
}

/** Only a picture, in the format of this writer. */
const pictureAlone = /^!\[(?:[^\]\\]|\\.)*\]\([^()\s]*\)$/;
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;
