import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { type Feature, featureAt, typesByName, type Use } from './support.ts';

const types = typesByName();
/** Units that browser-compat-data groups under one feature. */
const units: Readonly<Record<string, string>> = {
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  cqh: 'container_query_length_units',
  cqw: 'container_query_length_units',
  cqi: 'container_query_length_units',
};

/** Finds the features that a style sheet uses without an @supports rule and without a fallback value. */
export function usesInStyle(source: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(source).walk((node) => {
    const found = node.type === 'decl' ? ofDeclaration(node) : node.type === 'atrule' ? ofAtRule(node) : ofRule(node);
    for (const [name, feature] of found)
      if (feature && !isRequestedFor(node, name)) uses.push({ feature, place: node.toString().slice(0, 110) });
  });
  return uses;
}

type Found = [name: string, feature: Feature | undefined][];

function ofDeclaration(node: Declaration): Found {
  const { prop, value } = node;
  // Each engine ignores the prefixed names of other engines.
  if (prop.startsWith('-')) return prop.startsWith('--') ? ofValue(value) : [];
  const property = featureAt('css', 'properties', prop);
  if (property && !hasFallback(node)) {
    const words = value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? [];
    const values: Found = words.map((word) => [word, featureAt('css', 'properties', prop, word)]);
    return [[prop, property], ...values, ...ofValue(value)];
  }
  return hasFallback(node) ? [[prop, property]] : ofValue(value);
}

function ofValue(value: string): Found {
  const called = [...value.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g)].map(([, name = '']) => name);
  const measured = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => unit);
  return [
    ...called.map((name): Found[0] => [name, types.get(name)]),
    ...measured.map((unit): Found[0] => [
      unit,
      units[unit] ? featureAt('css', 'types', 'length', units[unit]) : undefined,
    ]),
  ];
}

function ofAtRule({ name, params }: AtRule): Found {
  if (name === 'supports') return [];
  const itself: Found = [[name, featureAt('css', 'at-rules', name)]];
  return name === 'media' ? [...itself, ...inMediaQuery(params)] : itself;
}

/** The features of a media query, in a style sheet or in a script. */
export function inMediaQuery(query: string): Found {
  const found: Found = [];
  if (/\bor\b|\bnot \(/.test(query)) found.push(['or', featureAt('css', 'at-rules', 'media', 'or_syntax')]);
  if (/[<>]/.test(query)) found.push(['range', featureAt('css', 'at-rules', 'media', 'range_syntax')]);
  for (const [, feature = ''] of query.matchAll(/\(\s*([a-z-]+)/g))
    found.push([feature, featureAt('css', 'at-rules', 'media', feature.replace(/^(min|max)-/, ''))]);
  return found;
}

function ofRule(node: ChildNode): Found {
  if (node.type !== 'rule' || isInKeyframes(node)) return [];
  // A browser ignores only the unknown parts of these lists.
  const selector = node.selector.replace(/:(?:is|where)\([^)]*\)/g, '');
  return [...selector.matchAll(/(?<!\\)::?([a-z][a-z-]+)/g)].map(([, name = '']) => [
    name,
    featureAt('css', 'selectors', name),
  ]);
}

const isInKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Whether an earlier declaration is the fallback: a browser ignores a value that it does not know. */
function hasFallback({ prop, value, parent }: Declaration): boolean {
  const before = (parent as Container | undefined)?.nodes ?? [];
  return before.some((one) => one.type === 'decl' && one.prop === prop && one.value !== value);
}

/** Whether an enclosing @supports rule tests for the same feature. */
function isRequestedFor(node: ChildNode, name: string): boolean {
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer)
    if (outer.type === 'atrule' && (outer as AtRule).name === 'supports' && (outer as AtRule).params.includes(name))
      return true;
  return false;
}
