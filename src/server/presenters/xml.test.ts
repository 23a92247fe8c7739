import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test.each([
  [`a < b & "c" > 'd'`, 'a &#60; b &#38; &#34;c&#34; &#62; &#39;d&#39;'],
  ['line\nbreak\ttab', 'line\nbreak\ttab'],
  ['no\u0000 \u0007bell \uffff \ud800lone', 'no bell  lone'],
  ['日本 🌿', '日本 🌿'],
])('%j is safe in XML', (text, safe) => {
  expect(escapeXml(text)).toBe(safe);
});
