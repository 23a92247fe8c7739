import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The oldest versions of docs/browsers.md, by the names of browser-compat-data. */
export type Floor = Readonly<Record<'chrome' | 'firefox' | 'safari_ios', number>>;
export const floors = {
  /** Every visitor's journey. */
  visitors: { chrome: 99, firefox: 100, safari_ios: 15.4 },
  /** The editor and the other staff screens. */
  staff: { chrome: 109, firefox: 115, safari_ios: 16.4 },
} as const satisfies Record<string, Floor>;

/** A feature with its name and its data in browser-compat-data. */
export interface Feature {
  key: string;
  compat: CompatStatement;
}

/** A use of a feature without a test for it. */
export interface Use {
  feature: Feature;
  /** The source text around the use. */
  place: string;
}

/** Finds a feature by its path, such as css, properties, gap. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const step of path) {
    if (!place || !Object.hasOwn(place, step)) return undefined;
    place = place[step];
  }
  return place?.__compat ? { key: path.join('.'), compat: place.__compat } : undefined;
}

/** The browsers of a floor that do not have a feature, such as 'safari_ios 16.4'; none where all have it. */
export function lacking({ compat }: Feature, floor: Floor): string[] {
  return (Object.keys(floor) as (keyof Floor)[]).flatMap((browser) => {
    const since = sinceWhen(compat.support[browser] ?? []);
    return since <= floor[browser] ? [] : [`${browser} ${since === Infinity ? 'never' : since}`];
  });
}

function sinceWhen(statement: SimpleSupportStatement | SimpleSupportStatement[] | 'mirror'): number {
  if (statement === 'mirror') return 0;
  const all = [statement].flat();
  // A partial implementation that became complete is listed as one that ended in the version of the complete one.
  const isStillThere = ({ version_removed: removed }: SimpleSupportStatement) =>
    removed === undefined || all.some(({ version_added: added }) => added === removed);
  const usable = all.filter((one) => !one.flags && !one.alternative_name && isStillThere(one));
  return Math.min(Infinity, ...usable.map(({ version_added: added }) => numberOf(added)));
}

function numberOf(added: string | boolean | null | undefined): number {
  if (added === true) return 0;
  const found = /\d+(?:\.\d+)?/.exec(String(added));
  return found ? Number(found[0]) : Infinity;
}

/** Interfaces whose methods are matched by name alone, because the class of the object is unknown. */
const owners = {
  builtins: 'Array String Object Map Set WeakMap Promise RegExp Number Date Iterator AsyncIterator'.split(' '),
  api: `Element HTMLElement Node Document DocumentFragment EventTarget Range Selection Animation HTMLDialogElement HTMLInputElement
    HTMLFormElement HTMLSelectElement HTMLTextAreaElement HTMLButtonElement HTMLImageElement SVGElement URLSearchParams FormData
    Headers Response Request Blob ReadableStream AbortSignal AbortController Storage History Location Navigator DataTransfer
    CSSStyleSheet CSSStyleDeclaration MediaQueryList IDBDatabase IDBObjectStore IDBTransaction`.split(/\s+/),
} as const;

/** The methods of those interfaces by name. */
export function methodsByName(): Map<string, Feature[]> {
  const methods = new Map<string, Feature[]>();
  for (const [group, names] of Object.entries(owners)) {
    const path = group === 'api' ? ['api'] : ['javascript', 'builtins'];
    const all = (group === 'api' ? data.api : data.javascript.builtins) as unknown as Record<string, Identifier>;
    for (const owner of names)
      for (const key of Object.keys(all[owner] ?? {})) {
        const feature = featureAt(...path, owner, key);
        if (feature && /^[A-Za-z]+$/.test(key)) methods.set(key, [...(methods.get(key) ?? []), feature]);
      }
  }
  return methods;
}

/** A CSS value by its name, such as color-mix or dvh, in any category of the data. */
export function typesByName(): Map<string, Feature> {
  const types = new Map<string, Feature>();
  const walk = (identifier: Identifier, path: readonly string[]) => {
    for (const key of Object.keys(identifier).filter((name) => name !== '__compat')) {
      const inner = identifier[key];
      const feature = featureAt(...path, key);
      if (feature && !types.has(key)) types.set(key, feature);
      if (inner) walk(inner, [...path, key]);
    }
  };
  walk(data.css.types as unknown as Identifier, ['css', 'types']);
  return types;
}
