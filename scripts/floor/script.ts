import { parseSync } from 'oxc-parser';
import { inMediaQuery } from './style.ts';
import { type Feature, featureAt, methodsByName, type Use } from './support.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The classes of well-known global objects. */
const instances: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  navigator: 'Navigator',
  document: 'Document',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  sessionStorage: 'Storage',
  localStorage: 'Storage',
};
const methods = methodsByName();
/** Features that a test for another feature implies: a browser with popovers has their methods and their selector. */
const requestedAs: Readonly<Record<string, string>> = {
  showPopover: 'popover',
  hidePopover: 'popover',
  'popover-open': 'popover',
};
const takesSelector = /^(matches|closest|querySelector|querySelectorAll)$/;

/** Finds the features that a script uses without testing for them. */
export function usesInScript(file: string, source: string): Use[] {
  const { program, errors } = parseSync(file, source, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return new ScriptReader(source).read(program as unknown as Node);
}

class ScriptReader {
  readonly #source: string;
  readonly #uses: Use[] = [];
  /** The ancestors of the current node, from the program down. */
  readonly #path: Node[] = [];
  /** For each scope, the class of each variable that was created with `new`. */
  readonly #made: Map<string, string>[] = [];
  /** Functions and constants that only test for a feature, with the feature. */
  readonly #tests = new Map<string, string>();
  /** Constants with a string value. */
  readonly #texts = new Map<string, string>();

  constructor(source: string) {
    this.#source = source;
  }

  read(program: Node): Use[] {
    this.#findTests(program);
    this.#walk(program);
    return this.#uses;
  }

  #textOf({ start, end }: Node): string {
    return this.#source.slice(start, end);
  }

  #findTests(node: Node): void {
    if (node.type === 'VariableDeclarator') {
      const name = (node.id as Node).name;
      const init = node.init as Node | null;
      const body = init?.type === 'ArrowFunctionExpression' ? (init.body as Node) : init;
      if (body && isTest(body)) this.#tests.set(String(name), this.#textOf(body));
      const words = init && /Literal$/.test(init.type) ? this.#wordsOf(init) : undefined;
      if (words) this.#texts.set(String(name), words);
    }
    for (const child of childrenOf(node)) this.#findTests(child);
  }

  #walk(node: Node): void {
    this.#path.push(node);
    const isScope = /Function|Program/.test(node.type);
    if (isScope) this.#made.push(new Map());
    if (node.type === 'VariableDeclarator') this.#noteInstance(node);
    this.#look(node);
    for (const child of childrenOf(node)) this.#walk(child);
    if (isScope) this.#made.pop();
    this.#path.pop();
  }

  #noteInstance({ id, init }: Node): void {
    const made = init as Node | null;
    if (made?.type !== 'NewExpression') return;
    this.#made.at(-1)?.set(String((id as Node).name), String((made.callee as Node).name));
  }

  #look(node: Node): void {
    if (node.type === 'MemberExpression') this.#lookAtMember(node);
    else if (node.type === 'Identifier') this.#lookAtGlobal(node);
    else if (node.type === 'CallExpression') this.#lookAtSelector(node);
    else if (node.type === 'StaticBlock')
      this.#use(node, 'static', featureAt('javascript', 'classes', 'static', 'initialization_blocks'));
    else if (/^(Literal|TemplateElement)$/.test(node.type) && /\(\?<[=!]/.test(this.#textOf(node)))
      this.#use(node, 'lookbehind', featureAt('javascript', 'regular_expressions', 'lookbehind_assertion'));
  }

  #lookAtMember(node: Node): void {
    const { object, property, computed } = node as unknown as { object: Node; property: Node; computed: boolean };
    const name = computed && property.type === 'Literal' ? String(property.value) : String(property.name ?? '');
    if (!name || (computed && property.type !== 'Literal')) return;
    const owner = this.#ownerOf(object);
    const own = owner && memberOf(owner, name);
    if (own) this.#use(node, name, own);
    const parent = this.#path.at(-2);
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    // If several classes have a method of this name, the oldest counts, because the class is unknown.
    if (!owner && isCalled) this.#use(node, name, oldest(methods.get(name) ?? []));
  }

  #ownerOf(object: Node): string | undefined {
    if (object.type === 'NewExpression') return String((object.callee as Node).name);
    const name = String(object.name ?? '');
    if (object.type !== 'Identifier') return undefined;
    const made = this.#made.findLast((scope) => scope.has(name))?.get(name);
    return made ?? instances[name] ?? (/^[A-Z]\w{2,}$/.test(name) ? name : undefined);
  }

  #lookAtGlobal(node: Node): void {
    const name = String(node.name);
    const parent = this.#path.at(-2);
    const isKey = parent?.type === 'MemberExpression' ? parent.property === node : parent?.key === node;
    if (isKey || name.length < 4) return;
    const feature =
      featureAt('api', name) ?? featureAt('javascript', 'builtins', name) ?? featureAt('api', 'Window', name);
    if (feature) this.#use(node, name, feature);
  }

  #lookAtSelector({ callee, arguments: given }: Node): void {
    const { property, name: called } = callee as Node;
    const method = String((property as Node | undefined)?.name ?? called ?? '');
    const [first] = given as Node[];
    const text = first && this.#wordsOf(first);
    if (!text) return;
    if (method === 'matchMedia') for (const [word, feature] of inMediaQuery(text)) this.#use(first, word, feature);
    if (!takesSelector.test(method)) return;
    for (const [, name = ''] of text.matchAll(/::?([a-z-]+)/g))
      this.#use(first, name, featureAt('css', 'selectors', name));
  }

  /** The string of a literal or of a constant. */
  #wordsOf({ type, name, value, quasis }: Node): string | undefined {
    if (type === 'Identifier') return this.#texts.get(String(name));
    if (type === 'TemplateLiteral') return (quasis as { value: { cooked: string } }[])[0]?.value.cooked;
    return typeof value === 'string' ? value : undefined;
  }

  #use(node: Node, name: string, feature: Feature | undefined): void {
    if (!feature || this.#isTested(node, name)) return;
    const place = this.#source.slice(Math.max(0, node.start - 50), node.end + 30).replace(/\s+/g, ' ');
    this.#uses.push({ feature, place });
  }

  /** Whether the use is itself a test, or runs only after a test for the same feature. */
  #isTested(node: Node, name: string): boolean {
    const path = [...this.#path];
    if (path.at(-1) !== node) path.push(node);
    for (let at = path.length - 1; at > 0; at -= 1) {
      const [inner, outer] = [path[at], path[at - 1]] as [Node, Node];
      if (asks(outer, inner)) return true;
      const test = conditionAround(outer, inner);
      if (test && this.#names(test, name)) return true;
      if (outer.type === 'BlockStatement' && this.#leavesBefore(outer, inner, name)) return true;
    }
    return false;
  }

  /** Whether an earlier statement of the block leaves the function if the feature is missing. */
  #leavesBefore(block: Node, inner: Node, name: string): boolean {
    const statements = block.body as Node[];
    return statements
      .slice(0, statements.indexOf(inner))
      .some(
        (one) =>
          one.type === 'IfStatement' &&
          /\b(return|throw)\b/.test(this.#textOf(one)) &&
          this.#names(one.test as Node, name),
      );
  }

  #names(test: Node, name: string): boolean {
    const text = this.#textOf(test);
    const called = [...this.#tests].filter(([id]) => new RegExp(`(?:^|[^\\w$.])${escaped(id)}(?![\\w$])`).test(text));
    return [text, ...called.map(([, body]) => body)].some((words) =>
      (words.match(/[A-Za-z][\w-]*/g) ?? []).some((word) => word === name || word === requestedAs[name]),
    );
  }
}

const escaped = (text: string) => text.replace(/[$]/g, '\\$&');

/** A static or instance member of an interface or built-in object. */
function memberOf(owner: string, name: string): Feature | undefined {
  for (const key of [name, `${name}_static`])
    for (const group of [['api'], ['javascript', 'builtins']]) {
      const feature = featureAt(...group, owner, key);
      if (feature) return feature;
    }
  return undefined;
}

/** The oldest of several features with the same name. */
function oldest(features: readonly Feature[]): Feature | undefined {
  const [first] = features;
  if (!first) return undefined;
  const browsers = Object.keys(first.compat.support) as 'chrome'[];
  const support = Object.fromEntries(
    browsers.map((browser) => [browser, features.flatMap(({ compat }) => compat.support[browser] ?? [])]),
  );
  return { key: first.key, compat: { ...first.compat, support } as Feature['compat'] };
}

const isTest = ({ type, operator }: Node) =>
  type === 'BinaryExpression' && /^(in|instanceof|[!=]==?)$/.test(String(operator));

/** Whether a node is a test for the existence of a feature. */
function asks(outer: Node, inner: Node): boolean {
  if (outer.type === 'UnaryExpression') return /^(typeof|!)$/.test(String(outer.operator));
  if (outer.type === 'BinaryExpression')
    return /^(in|[!=]==?)$/.test(String(outer.operator)) && inner.type !== 'CallExpression';
  if (outer.type === 'LogicalExpression' && outer.left === inner) return inner.type !== 'CallExpression';
  if (outer.type === 'CallExpression' && outer.callee === inner) return outer.optional === true;
  if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
    return outer.test === inner && inner.type !== 'CallExpression';
  return false;
}

/** The condition under which a node runs, if its parent has one. */
function conditionAround(outer: Node, inner: Node): Node | undefined {
  if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
    return outer.test === inner ? undefined : (outer.test as Node);
  if (outer.type === 'LogicalExpression') return outer.left === inner ? undefined : (outer.left as Node);
  return undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string',
    );
}
