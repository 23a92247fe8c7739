import { describe, expect, test } from 'vitest';
import { pageStyles } from './page-style.ts';

const css = `/*! a notice; with {signs} */
@layer theme,base,utilities;
@layer theme{:root{--ink:#123;--unused:"}";--space:calc(var(--step)*2);--step:4px}}
@layer base{h1,h2{font-size:2em}table{border:0}::file-selector-button{margin:0}[hidden]{display:none}}
@layer utilities{.p-2{padding:var(--space)}.md\\:p-4{padding:1rem}.w-\\[1\\.5rem\\]{width:1.5rem}.ink{color:var(--ink)}
.hover\\:ink:hover{color:red}.group:not(.shut) .inside{color:blue}.aria-\\[a\\=b\\]\\:x[aria-a=b]{color:red}
@media (width>=48rem){.md\\:flex{display:flex}.unseen{display:none}}@media print{.other{display:none}}}
@property --step{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}`;
const select = pageStyles(css);

describe('[PAGE-01] the style that a page carries', () => {
  test('has the rules whose classes and elements are in the page, and no others', () => {
    const style = select('<h1 class="p-2 md:flex w-[1.5rem] aria-[a=b]:x">Hello</h1>');
    for (const rule of ['h1,h2{', '.p-2{', '.md\\:flex{', '.w-\\[1\\.5rem\\]{', '.aria-\\[a\\=b\\]\\:x[', '[hidden]{'])
      expect(style).toContain(rule);
    for (const rule of ['table', 'file-selector', '.md\\:p-4', '.unseen', 'print', 'notice', '.inside'])
      expect(style).not.toContain(rule);
  });

  test('has the rules for pointers and states', () => {
    expect(select('<a class="hover:ink">a</a>')).toContain('.hover\\:ink:hover{');
    expect(select('<p class="group"><b class="inside">b</b></p>')).toContain('.group:not(.shut) .inside{');
  });

  test('preserves the order of the layers, and the custom properties in use', () => {
    const style = select('<p class="p-2">Hello</p>');
    expect(style).toMatch(/^@layer theme,base,utilities;/);
    expect(style).toContain('--space:calc(var(--step)*2);--step:4px');
    expect(style).toContain('@property --step{');
    expect(style).not.toMatch(/--unused|--ink|--gone/);
  });

  test('decodes classes as written in HTML', () => {
    const own = pageStyles('.a\\>b{color:red}.c\\&d{color:red}');
    expect(own('<p class="a&gt;b c&amp;d"></p>')).toBe('.a\\>b{color:red}.c\\&d{color:red}');
  });

  test('has the animations that a rule of the page uses', () => {
    const own = pageStyles(
      '.a{animation:turn 1s}.b{animation:fade 1s}@keyframes turn{to{rotate:1turn}}@keyframes fade{from{opacity:0}}',
    );
    expect(own('<p class="a"></p>')).toBe('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
  });
});
