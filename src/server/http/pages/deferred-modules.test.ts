import { describe, expect, test } from 'vitest';
import { deferModules } from './deferred-modules.ts';

const nonce = 'TOPSECRETNONCE';
const opening = `<script nonce="${nonce}" type="module" async="">`;

/** A page as the router renders it. */
const page = `<html><head><title>A</title><link rel="modulepreload" href="/assets/entry.js" nonce="${nonce}"/><link rel="modulepreload" href="/assets/root.js" nonce="${nonce}"/><link rel="stylesheet" href="/assets/a.css"/></head><body><h1>A</h1><script nonce="${nonce}">window.__reactRouterContext = {};</script>${opening};
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterManifest = {
  "entry": {
    "module": "/assets/entry.js"
  }
};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script><script nonce="${nonce}">window.last = 1;</script></body></html>`;

const styles = '/assets/styles.css';
const { html: deferred, source: own } = deferModules(page, nonce, styles);
const source = deferred.slice(deferred.indexOf(opening) + opening.length).split('</script>')[0] ?? '';

describe('deferred modules of a page', () => {
  test('are neither preloaded nor imported before they are needed', () => {
    expect(deferred).not.toContain('modulepreload" href');
    expect(source).not.toMatch(/^import /m);
  });

  test('are imported in order, then passed to the router, which starts', () => {
    expect(source).toContain(
      'async()=>{const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
    );
    const order = ['Promise.all', '__reactRouterManifest', '__reactRouterRouteModules', 'import("/assets/entry.js");}'];
    const places = order.map((part) => source.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('are all requested at the same time when they are needed', () => {
    expect(source).toContain('["/assets/entry.js","/assets/root.js"]');
  });

  test('[ROUTE-01] load after the whole style sheet', () => {
    expect(source).toContain(`"${styles}"`);
  });

  test('carry the loader data, and the page does not', () => {
    expect(deferred).not.toContain('<script nonce="TOPSECRETNONCE">window.__reactRouterContext');
    expect(source).toContain('window.__reactRouterContext = {};');
    expect(own).toBeUndefined();
  });

  test('are in a separate file if the page can be requested again', () => {
    const { html, source: file } = deferModules(page, nonce, styles, '/page-script/faq?a=1</script>');
    expect(html).not.toContain('__reactRouterContext');
    expect(html).not.toContain('__reactRouterManifest');
    expect(html).not.toContain('a=1</script>');
    expect(file).toMatch(
      /^export default async\(page\)=>\{.*__reactRouterContext = \{\};.*import\("\/assets\/entry\.js"\);\}$/,
    );
  });

  test('are in a script that parses', () => {
    expect(() => new Function(`return ${source}`)).not.toThrow();
  });
});

test('the rest of the page is unchanged', () => {
  const without = (html: string) =>
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/(type="module" async="">)[\s\S]*?(<\/script>)/, '$1$2')
      .replace('window.__reactRouterContext = {};', '');
  expect(without(deferred)).toBe(without(page));
});

test.each([
  ['without modules', '<html><body><script nonce="TOPSECRETNONCE">run();</script></body></html>'],
  [
    'with a module that came in with data',
    '<html><body><script type="module" async="">import * as route0 from "/x.js";</script></body></html>',
  ],
])('a page %s is not changed', (_, html) => {
  expect(deferModules(html, nonce, styles)).toEqual({ html });
});
