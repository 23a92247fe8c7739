/** A part of a style sheet: a rule with its declarations, a group of rules, or a statement without braces. */
interface Rule {
  /** The text before the brace, or a whole statement. */
  head: string;
  /** Declarations. */
  body?: string;
  /** The rules inside the braces of a group. */
  rules?: Rule[];
  /** For a style rule: the names that each of its selectors needs in a page. */
  needs?: string[][];
}

/** At-rules that hold style rules, of which a page may need only some. */
const groups = /^@(layer|media|supports|container)\b/;

/**
 * Extracts from the whole style sheet the rules for one page: every rule whose classes and elements are all in the page. Rules
 * for hover, a wide window or an opened menu are included, so the page is complete without any other file.
 */
export function pageStyles(css: string): (html: string) => string {
  const rules = parse(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return (html) => {
    const found = namesIn(html);
    return withoutUnusedNames(withoutUnusedMovements(write(rules, (needs) => needs.every((name) => found.has(name)))));
  };
}

/** The names that selectors may match: elements by name, classes with a leading dot. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) names.add(element.toLowerCase());
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of plainText(list).split(' ')) names.add(`.${name}`);
  return names;
}

function plainText(attribute: string): string {
  return attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = cacheKeyFor(css, at, '{;');
    const head = css.slice(at, end).trim();
    const close = css[end] === '{' ? cacheKeyFor(css, end + 1, '}') : end;
    const inside = css.slice(end + 1, close);
    if (close === end) rules.push({ head: head && `${head};` });
    else if (groups.test(head)) rules.push({ head, rules: parse(inside) });
    else if (head.startsWith('@')) rules.push({ head, body: inside });
    else rules.push({ head, body: inside, needs: selectorsOf(head).map(neededBy) });
    at = close + 1;
  }
  return rules;
}

/** The position of the next of these characters outside strings, escapes and brackets. */
function cacheKeyFor(css: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"') at = endOfText(css, at);
    else if (depth === 0 && signs.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return css.length;
}

function endOfText(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== '"') at += css[at] === '\\' ? 2 : 1;
  return at;
}

function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  for (let at = 0; at < head.length; ) {
    const end = cacheKeyFor(head, at, ',');
    selectors.push(head.slice(at, end));
    at = end + 1;
  }
  return selectors;
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const elementName = /(?<![\w\-.#:\\])[a-z][a-z0-9]*(?![\w\-\\(])/gi;

/**
 * The elements and classes without which a selector matches nothing. The contents of brackets may be alternatives, so they are
 * ignored.
 */
function neededBy(selector: string): string[] {
  const plain = withoutBrackets(selector);
  const classes = [...plain.matchAll(className)].map(([, name = '']) => `.${unescaped(name)}`);
  const elements = plain.replace(className, '.').match(elementName) ?? [];
  // Pseudo-elements of form fields.
  const isOfField = /::(file-selector|placeholder|-webkit-(date|search|calendar|inner|outer))|:-moz-ui/.test(plain);
  return [...classes, ...elements.map((name) => name.toLowerCase()), ...(isOfField ? ['input'] : [])];
}

function withoutBrackets(selector: string): string {
  let plain = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    const width = sign === '\\' ? 2 : 1;
    if (width === 1 && '(['.includes(sign)) depth += 1;
    if (depth === 0) plain += selector.slice(at, at + width);
    if (width === 1 && ')]'.includes(sign)) depth -= 1;
    at += width - 1;
  }
  return plain;
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

function write(rules: readonly Rule[], fits: (needs: string[]) => boolean): string {
  return rules
    .map(({ head, body, rules, needs }) => {
      if (rules) {
        const inside = write(rules, fits);
        return inside && `${head}{${inside}}`;
      }
      if (body === undefined) return head;
      return !needs || needs.some(fits) ? `${head}{${body}}` : '';
    })
    .join('');
}

/** Removes animations that no rule uses. */
function withoutUnusedMovements(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
  );
}

/** Removes values and registrations of custom properties that no rule reads. */
function withoutUnusedNames(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):(?:[^;{}"]|"[^"]*")*(?:;|(?=\}))/g, (line, name: string) =>
      read.has(name) ? line : '',
    );
  return shorter === css ? css : withoutUnusedNames(shorter);
}
