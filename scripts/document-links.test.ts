import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))
  .concat('README.md');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');
  return new Set(Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading)));
}

test('every link between documents leads to an existing file and heading', () => {
  const broken: string[] = [];
  for (const document of documents) {
    const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
    for (const [link, path = '', anchor] of links) {
      const file = path === '' ? document : normalize(join(dirname(document), path));
      const leads = existsSync(file) && (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).has(anchor));
      if (!leads) broken.push(`${document}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every page of docs/operations is in the index', () => {
  const index = readFileSync('docs/operations.md', 'utf8');
  for (const page of readdirSync('docs/operations')) expect(index).toContain(`](operations/${page})`);
});
