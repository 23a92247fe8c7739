import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reviewContent } from './advertising.ts';
import { exceptionsFile } from './advertising-exceptions.ts';

test('[BLOG-08] no text of the content is stopped by the advertising check, but for exceptions with a reason', () => {
  const { texts, warnings, spare } = reviewContent('content');
  expect(texts).toBeGreaterThan(1000);
  expect([warnings, spare]).toEqual([[], []]);
});

test('[BLOG-08] a passage is named with its file and line; an exception holds for its file only and must be of use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advertising-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content/pages/medicare.md', join(folder, 'medicare.md'));
  writeFileSync(join(folder, 'page.md'), '---\ntitle: Hurry now\n---\n\nWe are here.\n\nResults guaranteed\n');
  writeFileSync(join(folder, 'more.yaml'), '# Ozempic\nlead: Fine words\nitems:\n  - Our patients love it\n');
  const reason = 'Stands in a test.';
  const exceptions = [
    { file: 'page.md', passage: 'Hurry', reason },
    { file: 'more.yaml', passage: 'guaranteed', reason },
  ];
  writeFileSync(join(folder, exceptionsFile), JSON.stringify(exceptions));
  const { warnings, excepted, spare } = reviewContent(folder);
  expect(warnings.map(({ file, line, kind }) => [file, line, kind])).toEqual([
    ['more.yaml', 4, 'testimonial'],
    ['page.md', 7, 'guarantee'],
  ]);
  expect([excepted, spare]).toEqual([1, ['more.yaml: guaranteed']]);
});
