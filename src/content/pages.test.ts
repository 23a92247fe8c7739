import { describe, expect, test } from 'vitest';
import { contentFolder, problemsAfter } from '#tests/support/content-folder.ts';

describe('pages and their blocks', () => {
  const file = 'pages/sleep-recovery-optimisation.md';

  test.each([
    [
      'a block that is never placed',
      '::figures\n',
      '',
      'blocks.figures',
      'the block is never placed; put a line ::figures where it belongs',
    ],
    [
      'a block placed twice',
      '::figures\n',
      '::figures\n\n::figures\n',
      '::figures',
      'the block is placed twice; place it once',
    ],
    [
      'a block that is not there',
      '::figures\n',
      '::figures\n\n::graphs\n',
      '::graphs',
      'no block has this name; add it under blocks, or name one of figures, stages, checks',
    ],
    [
      'a table row of another width',
      '[Early, Deep sleep]',
      '[Early, Deep sleep, More]',
      'blocks.stages.rows[0]',
      'give the row 2 cells, one for each column; it has 3',
    ],
    ['two headings with one anchor', '{#night}', '{#numbers}', 'The night', "two headings share the anchor 'numbers'"],
    [
      'a heading and a titled block with one anchor',
      '{#night}',
      '{#self-checks}',
      'Self-checks',
      "two headings share the anchor 'self-checks'",
    ],
    [
      'a smaller heading with the same anchor',
      '::figures\n',
      '::figures\n\n### Numbers\n',
      'Numbers',
      "two headings share the anchor 'numbers'",
    ],
  ])('%s is named', (_, from, to, field, fix) => {
    const problems = problemsAfter((folder) => folder.edit(file, from, to));
    expect(problems).toEqual([{ file, field, fix: expect.stringContaining(fix) }]);
  });

  test('a block may be named like the heading above it, and has an anchor of its own', () => {
    const folder = contentFolder();
    folder.edit(file, '{#numbers}', '{#figures}');
    expect(folder.problems()).toEqual([]);
    const page = folder.load().pages.get('sleep-recovery-optimisation');
    expect(page?.body.map((part) => (part.kind === 'block' ? part.id : ''))).not.toContain('figures');
  });

  test('a policy without a date is named', () => {
    expect(problemsAfter((folder) => folder.edit('pages/terms.md', 'updated: "2026-08-31"\n', ''))).toEqual([
      { file: 'pages/terms.md', field: 'updated', fix: expect.stringContaining("add updated: '2025-01-12'") },
    ]);
  });

  test('a page without front matter is named', () => {
    expect(problemsAfter((folder) => folder.write('pages/terms.md', '# Terms\n'))).toEqual([
      { file: 'pages/terms.md', field: '', fix: expect.stringContaining('front matter between two lines of ---') },
    ]);
  });

  test('prose and blocks keep their order, and their headings make the contents list', () => {
    const page = contentFolder().load().pages.get('sleep-recovery-optimisation');
    expect(page?.body.map((part) => (part.kind === 'block' ? part.block.type : part.kind))).toEqual([
      'prose',
      'stats',
      'prose',
      'table',
      'tools',
    ]);
    expect(page?.headings.map(({ text }) => text)).toEqual(['Numbers', 'The night', 'Self-checks']);
  });

  test('files with Windows line ends are read as well', () => {
    const folder = contentFolder();
    folder.write(
      'pages/terms.md',
      '---\r\nkind: guide\r\nheading: Terms\r\nlead: Short.\r\nseo:\r\n  title: Terms\r\n  description: ' +
        'A long enough description of these terms. '.repeat(2) +
        '\r\n  keywords: [a, b, c]\r\nblocks:\r\n  fees:\r\n    type: fees\r\n---\r\n## One\r\n\r\n::fees\r\n\r\nEnd.\r\n',
    );
    expect(folder.problems()).toEqual([]);
    expect(
      folder
        .load()
        .pages.get('terms')
        ?.body.map(({ kind }) => kind),
    ).toEqual(['prose', 'block', 'prose']);
  });
});
