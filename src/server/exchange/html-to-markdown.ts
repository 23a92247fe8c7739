import sanitizeHtml from 'sanitize-html';

/** What Markdown of this site can say; everything else gives its text. */
const kept = 'p br h1 h2 h3 h4 h5 h6 strong b em i a ul ol li blockquote code pre hr img'.split(' ');

/**
 * HTML of another system as Markdown: headings, paragraphs, lists, links, emphasis, quotes and code. A picture in the
 * text becomes a link to it. Scripts, styles and forms go with all they hold. Blank lines part paragraphs also where
 * the HTML has no `p`, as WordPress keeps it.
 */
export function htmlToMarkdown(html: string): string {
  const clean = sanitizeHtml(html.replace(/\r\n?/g, '\n'), {
    allowedTags: kept,
    allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'form', 'svg'],
  });
  const writer = new MarkdownWriter(!/<p[\s>]/.test(clean));
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

/** Collects blocks; each is written with what stands before its lines, such as '> ' in a quote. */
class MarkdownWriter {
  readonly #blankLinesPart: boolean;
  readonly #blocks: { text: string; tight: boolean }[] = [];
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: { href: string; start: number }[] = [];
  /** What the present block holds so far. Parts, not one text: a mark at its end is no reason to copy it all. */
  #line: string[] = [];
  #heading = 0;
  #quotes = 0;
  #isCode = false;
  #item = '';

  constructor(blankLinesPart: boolean) {
    this.#blankLinesPart = blankLinesPart;
  }

  open(name: string, tag: string): void {
    if (this.#isCode && name !== 'pre') return;
    if (/^h[1-6]$/.test(name)) {
      this.#finish();
      // The title of the post is the page's first heading.
      this.#heading = Math.max(2, Number(name[1]));
    } else if (name === 'br') this.#line.push('  \n');
    else if (name === 'hr') {
      this.#finish();
      this.#line = ['---'];
      this.#finish();
    } else if (name === 'img') {
      const src = attribute(tag, 'src');
      if (src) this.#line.push(`[${escaped(attribute(tag, 'alt') || 'Picture')}](${address(src)})`);
    } else if (name === 'a') this.#openLink(tag);
    else if (marks[name]) this.#line.push(marks[name]);
    else {
      this.#finish();
      if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', count: 0 });
      else if (name === 'li') this.#startItem();
      else if (name === 'blockquote') this.#quotes += 1;
      else if (name === 'pre') this.#isCode = true;
    }
  }

  close(name: string): void {
    if (this.#isCode && name !== 'pre') return;
    if (name === 'a') this.#closeLink();
    else if (marks[name]) this.#closeMark(marks[name]);
    else if (name !== 'br' && name !== 'hr' && name !== 'img') {
      this.#finish();
      if (/^h[1-6]$/.test(name)) this.#heading = 0;
      else if (name === 'ul' || name === 'ol') this.#lists.pop();
      else if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
      else if (name === 'pre') this.#isCode = false;
    }
  }

  text(text: string): void {
    if (this.#isCode) {
      this.#line.push(text);
      return;
    }
    const [first = '', ...others] = this.#blankLinesPart ? text.split(/\n\s*\n/) : [text];
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

  #startItem(): void {
    const list = this.#lists.at(-1) ?? { ordered: false, count: 0 };
    list.count += 1;
    const indent = '   '.repeat(Math.max(0, this.#lists.length - 1));
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
    if (words === '') return;
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

  #finish(): void {
    const line = this.#line.join('');
    const text = this.#isCode ? line.replace(/^\n|\n$/g, '') : line.trim();
    this.#line = [];
    if (text === '') return;
    const isItem = this.#item !== '' || this.#lists.length > 0;
    const prefix = this.#heading > 0 ? `${'#'.repeat(this.#heading)} ` : this.#item;
    const rest = this.#lists.length > 0 ? '   '.repeat(this.#lists.length) : '';
    const lines = this.#isCode ? ['```', ...text.split('\n'), '```'] : startEscaped(text).split('\n');
    const quote = '> '.repeat(this.#quotes);
    this.#blocks.push({
      text: lines.map((line, index) => `${quote}${index === 0 ? prefix || rest : rest}${line}`).join('\n'),
      tight: isItem && this.#heading === 0,
    });
    this.#item = '';
  }
}

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

function address(href: string): string {
  return /[\s()<>]/.test(href) ? encodeURI(href).replaceAll('(', '%28').replaceAll(')', '%29') : href;
}
