import { describe, expect, test } from 'vitest';
import { findings } from './findings.ts';

const script = (source: string, name = 'home-12345678.js') => findings([{ name, source }], []);
const style = (source: string) => findings([{ name: 'styles-12345678.css', source }], []);
/** The features in reported lines. */
const named = (lines: readonly string[]) => lines.map((line) => /: (\S+)/.exec(line)?.[1]);

describe('[PHONE-01] a feature newer than the oldest browsers is reported', () => {
  test.each([
    ['a static method', 'const ok = URL.canParse(text);', 'api.URL.canParse_static'],
    ['a method of anything', 'list.findLast((one) => one);', 'javascript.builtins.Array.findLast'],
    [
      'a property of something made here',
      'function f() { const s = new URLSearchParams(); return s.size; }',
      'api.URLSearchParams.size',
    ],
    ['a global', 'requestIdleCallback(work);', 'api.Window.requestIdleCallback'],
    ['a selector', "panel.matches(':popover-open');", 'css.selectors.popover-open'],
    ['a lookbehind', 'const price = /(?<!\\d)5/;', 'javascript.regular_expressions.lookbehind_assertion'],
    [
      'a lookbehind in a text',
      "const price = new RegExp('(?<=a)b');",
      'javascript.regular_expressions.lookbehind_assertion',
    ],
    ['a media query', "const wide = '(width > 9rem)'; matchMedia(wide);", 'css.at-rules.media.range_syntax'],
    ['syntax', 'class A { static { start(); } }', 'javascript.classes.static.initialization_blocks'],
  ])('%s', (_, source, feature) => {
    expect(named(script(source))).toContain(feature);
  });

  test.each([
    ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a value', 'a { overflow: clip }', 'css.properties.overflow.clip'],
    ['a unit', 'a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
    ['a colour function', 'a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a selector', 'a:has(b) { color: red }', 'css.selectors.has'],
    ['a range of widths', '@media (width >= 40rem) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    [
      'an or of widths',
      '@media (min-width: 1px) or (min-height: 1px) { a { color: red } }',
      'css.at-rules.media.or_syntax',
    ],
    ['an at-rule', '@container (min-width: 1px) { a { color: red } }', 'css.at-rules.container'],
  ])('in a style sheet %s', (_, source, feature) => {
    expect(named(style(source))).toContain(feature);
  });
});

describe('[PHONE-01] a feature that the code tests for is allowed', () => {
  test.each([
    ['by a condition', "if ('requestIdleCallback' in window) requestIdleCallback(work);"],
    ['by typeof', "typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : work();"],
    ['by an optional call', 'element.checkVisibility?.();'],
    ['by leaving early', "function f() { if (!('canParse' in URL)) return; URL.canParse(text); }"],
    [
      'by a test of its own',
      "const can = () => 'popover' in HTMLElement.prototype; can() && panel.matches(':popover-open');",
    ],
    ['by what has the same name in older browsers', 'map.with; list.at(-1); set.size;'],
  ])('%s', (_, source) => {
    expect(script(source)).toEqual([]);
  });

  test.each([
    ['by @supports', '@supports (height: 100dvh) { a { height: 100dvh } }'],
    ['by a value before it', 'a { height: 100vh; height: 100dvh }'],
    ['in a list that forgives', 'a:is(:popover-open, [open]) { color: red }'],
  ])('in a style sheet %s', (_, source) => {
    expect(style(source)).toEqual([]);
  });
});

test('[PHONE-01] files that only staff load are checked against the browsers of staff', () => {
  expect(script('list.findLast((one) => one);', 'blog-admin-12345678.js')).toEqual([]);
  expect(script('list.with(0, 1);', 'blog-admin-12345678.js')).toHaveLength(1);
});

test('[PHONE-01] an exception that is no longer needed is reported', () => {
  const exceptions = [{ feature: 'css.selectors.has', reason: 'looks' }];
  const source = 'a:has(b) { color: red }';
  expect(findings([{ name: 'styles-12345678.css', source }], exceptions)).toEqual([]);
  expect(findings([], exceptions)).toHaveLength(1);
});
