import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The oldest versions of docs/browsers.md, by the names of browser-compat-data. */
export type Floor = Readonly<Record<'chrome' | 'firefox' | 'safari_ios', number>>;
export const floors = {
  /** Every visitor's journey. */
  visitors: { chrome: 99, firefox: 100, safari_ios: 15.4 },
  /** Everything, the editor and the other screens for staff too. */
  staff: { chrome: 109, firefox: 115, safari_ios: 16.4 },
} as const satisfies Record<string, Floor>;

/** What something is called in browser-compat-data, and what that knows of it. */
export interface Feature {
  key: string;
  compat: CompatStatement;
}

/** Where something is used without a test for it. */
export interface Use {
  feature: Feature;
  /** The text around it. */
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
  // What was there in part before it was there whole stands as one that ended when the other began.
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

/** Whose methods are looked for by name alone, as a script does not say what it calls them on. */
const owners = {
  builtins: 'Array String Object Map Set WeakMap Promise RegExp Number Date Iterator AsyncIterator'.split(' '),
  api: `Element HTMLElement Node Document DocumentFragment EventTarget Range Selection Animation HTMLDialogElement HTMLInputElement
    HTMLFormElement HTMLSelectElement HTMLTextAreaElement HTMLButtonElement HTMLImageElement SVGElement URLSearchParams FormData
    Headers Response Request Blob ReadableStream AbortSignal AbortController Storage History Location Navigator DataTransfer
    CSSStyleSheet CSSStyleDeclaration MediaQueryList IDBDatabase IDBObjectStore IDBTransaction`.split(/\s+/),
} as const;

/** Every method of those, by its name. */
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

/** A value of CSS by its name, such as color-mix or dvh, wherever the data files it. */
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
