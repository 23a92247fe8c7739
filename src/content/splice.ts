import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSameValue } from '#domain/desk/merge.ts';

/** A part of a text and what to write instead. */
interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Characters after which a folded text goes on in the next line, as in the files of `content/`. */
const lineWidth = 118;

/**
 * The source of a YAML file, which may be empty, with another value of one top-level field. Only what differs is written: comments, the order of
 * fields and every other line stay.
 *
 * @throws Error if the result would not read back as the value.
 */
export function splicedYaml(source: string, part: string, value: unknown): string {
  const document = parseDocument(source);
  const root = document.contents;
  if (root === null) return `${source}${rendered({ [part]: value }, 0)}\n`;
  if (!isMap(root)) throw new Error('the file is no map');
  const present = document.toJS() as Record<string, unknown>;
  if (isSameValue(present[part], value)) return source;
  const wanted = { ...present, [part]: value };
  const text = applied(source, mapSplices(source, root, wanted));
  const written = parseDocument(text);
  if (written.errors.length > 0 || !isSameValue(written.toJS(), wanted)) {
    throw new Error(`'${part}' cannot be written into the file`);
  }
  return text;
}

/** From the end, so that no place moves. Of two at one place the one inside, which was found first, stands first. */
function applied(source: string, splices: readonly Splice[]): string {
  return splices
    .map((splice, index) => ({ ...splice, index }))
    .toSorted((one, other) => other.start - one.start || other.index - one.index)
    .reduce((text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end), source);
}

function nodeSplices(source: string, owner: Node, pair: Pair | undefined, node: Node, value: unknown): Splice[] {
  if (isSameValue(node.toJS(new Document()), value)) return [];
  if (isMap(node) && !node.flow && isFields(value)) return mapSplices(source, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0 && node.items.length > 0) {
    return listSplices(source, node, value);
  }
  return [replaced(source, owner, pair, node, value)];
}

/** Items of the same place are compared; further ones are added or taken away at the end. */
function listSplices(source: string, list: YAMLSeq, value: readonly unknown[]): Splice[] {
  const items = list.items as Node[];
  const splices = items
    .slice(0, value.length)
    .flatMap((item, index) => nodeSplices(source, list, undefined, item, value[index]));
  const end = endOfLine(source, rangeOf(items.at(-1) as Node)[1]);
  const surplus = items[value.length];
  if (surplus) {
    const dash = itemStart(source, list, rangeOf(surplus)[0]);
    splices.push({ start: source.lastIndexOf('\n', dash - 1) + 1, end, text: '' });
  }
  const added = value.slice(items.length);
  if (added.length > 0) {
    const indentation = columnOf(source, itemStart(source, list, rangeOf(items[0] as Node)[0]));
    splices.push(linesAdded(source, end, rendered(added, indentation), indentation));
  }
  return splices;
}

function linesAdded(source: string, at: number, text: string, indentation: number): Splice {
  const lines = `${' '.repeat(indentation)}${text}\n`;
  return { start: at, end: at, text: source[at - 1] === '\n' ? lines : `\n${lines}` };
}

function mapSplices(source: string, map: YAMLMap, value: Readonly<Record<string, unknown>>): Splice[] {
  const splices: Splice[] = [];
  const known = new Set<string>();
  for (const pair of map.items as Pair<Scalar, Node | null>[]) {
    const name = String(pair.key.value);
    known.add(name);
    if (!(name in value) || value[name] === undefined) splices.push(withoutPair(source, map, pair));
    else if (pair.value) splices.push(...nodeSplices(source, map, pair, pair.value, value[name]));
    else splices.push(valueAdded(source, pair, value[name]));
  }
  const added = Object.entries(value).filter(([name, field]) => !known.has(name) && field !== undefined);
  if (added.length > 0) splices.push(pairsAdded(source, map, Object.fromEntries(added)));
  return splices;
}

/** Writes a value in place of a node, in the style of what was there. */
function replaced(source: string, owner: Node, pair: Pair | undefined, node: Node, value: unknown): Splice {
  const [start, end] = rangeOf(node);
  const isInline = isCollection(node)
    ? node.flow === true && node.items.length > 0
    : typeof value !== 'object' || value === null;
  const owned = pair?.key as Scalar | undefined;
  const indentation = columnOf(source, owned ? rangeOf(owned)[0] : itemStart(source, owner as YAMLSeq, start));
  const styled = isInline ? styledLike(node, value) : value;
  const after = rendered(owned ? { key: styled } : [styled], indentation).slice(owned ? 'key:'.length : '-'.length);
  const tail = source.slice(start, end).endsWith('\n') ? '\n' : '';
  if (isInline && !after.startsWith('\n')) return { start, end, text: after.trimStart() + tail };
  // A collection begins after the colon or dash, on a line of its own.
  const from = owned ? source.indexOf(':', rangeOf(owned)[1]) + 1 : source.lastIndexOf('-', start - 1) + 1;
  return { start: from, end, text: after + tail };
}

function styledLike(node: Node, value: unknown): unknown {
  if (isCollection(node)) {
    const styled = new Document().createNode(value);
    if (isCollection(styled)) styled.flow = true;
    return styled;
  }
  const styled = new Scalar(value);
  if (!isScalar(node) || !node.type || typeof value !== 'string') return styled;
  const wasBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (!wasBlock || value.length > 80 || value.includes('\n')) styled.type = node.type;
  return styled;
}

function pairsAdded(source: string, map: YAMLMap, value: Readonly<Record<string, unknown>>): Splice {
  const last = map.items.at(-1) as Pair<Scalar, Node | null>;
  const [keyStart, keyEnd] = rangeOf(last.key);
  const end = last.value ? rangeOf(last.value)[1] : source.indexOf(':', keyEnd) + 1;
  const indentation = columnOf(source, keyStart);
  return linesAdded(source, endOfLine(source, end), rendered(value, indentation), indentation);
}

function valueAdded(source: string, pair: Pair<Scalar, Node | null>, value: unknown): Splice {
  const [keyStart, keyEnd] = rangeOf(pair.key);
  const colon = source.indexOf(':', keyEnd) + 1;
  return { start: colon, end: colon, text: rendered({ key: value }, columnOf(source, keyStart)).slice('key:'.length) };
}

/** Takes a field away with its line; the first field of a list item leaves the dash. */
function withoutPair(source: string, map: YAMLMap, pair: Pair<Scalar, Node | null>): Splice {
  const [keyStart, keyEnd] = rangeOf(pair.key);
  const end = endOfLine(source, pair.value ? rangeOf(pair.value)[1] : keyEnd);
  const lineStart = source.lastIndexOf('\n', keyStart - 1) + 1;
  const isFirstOfItem = source.slice(lineStart, keyStart).trim() !== '';
  const next = map.items[map.items.indexOf(pair as never) + 1] as Pair<Scalar> | undefined;
  return isFirstOfItem && next
    ? { start: keyStart, end: rangeOf(next.key)[0], text: '' }
    : { start: lineStart, end, text: '' };
}

/** A value as YAML, its further lines indented. */
function rendered(value: unknown, indentation: number): string {
  const text = new Document(value).toString({ lineWidth: lineWidth - indentation, singleQuote: false }).trimEnd();
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indentation)}`);
}

function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new Error('a node without a place');
  return [node.range[0], node.range[1]];
}

function columnOf(source: string, at: number): number {
  return at - (source.lastIndexOf('\n', at - 1) + 1);
}

/** Where the dash of a list item is. */
function itemStart(source: string, list: YAMLSeq, start: number): number {
  return isCollection(list) && !list.flow ? source.lastIndexOf('-', start - 1) : start;
}

/** After the line break of a line, or after the text if there is none. */
function endOfLine(source: string, at: number): number {
  if (source[at - 1] === '\n') return at;
  const found = source.indexOf('\n', at);
  return found < 0 ? source.length : found + 1;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
