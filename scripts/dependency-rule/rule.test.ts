import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findViolations } from './rule.ts';
import { areas } from './table.ts';

/** Checks files from memory. */
function check(files: Record<string, string>): string[] {
  return findViolations(new Map(Object.entries(files)));
}

/** The advice for one file with one import. */
const importing = (path: string, specifier: string) => check({ [path]: `import { thing } from '${specifier}';` });

describe('what each folder may import', () => {
  test.each([
    ['src/domain/site/host.ts', '#domain/content-model/landing.ts'],
    ['src/domain/site/host.ts', '../content-model/landing.ts'],
    ['src/domain/site/host.ts', 'zod'],
    ['src/wire/home.ts', '#domain/site/addresses.ts'],
    ['src/content/load.ts', 'node:fs'],
    ['src/content/read.ts', 'yaml'],
    ['src/content/markdown.ts', 'markdown-it'],
    ['src/ui/link/link.tsx', 'react'],
    ['src/features/home/home.tsx', '#ui/link/link.tsx'],
    ['src/features/home/home.tsx', '#wire/home.ts'],
    ['src/features/home/home.tsx', './hero.tsx'],
    ['src/server/http/application.ts', 'pino'],
    ['src/server/compose.ts', '#content/load.ts'],
    ['src/server/compose.ts', './db/sqlite.ts'],
    ['src/server/compose.ts', './model/hosted/adapter.ts'],
    ['src/server/main.ts', './compose.ts'],
    ['src/server/commands/accounts.ts', '../compose.ts'],
    ['src/server/db/posts.ts', './tables.ts'],
    ['src/routes/home.tsx', '#features/home/home.tsx'],
    ['src/routes/home.tsx', '#server/services.ts'],
    ['src/routes/home.tsx', './+types/home.ts'],
    ['src/root.tsx', '#ui/styles.css?url'],
    ['src/routes.ts', './domain/site/addresses.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  test.each([
    ['src/domain/site/host.ts', '#wire/home.ts', 'domain may not import wire'],
    ['src/domain/site/host.ts', '../../content/load.ts', 'domain may not import content'],
    ['src/domain/site/host.ts', 'node:fs', 'domain may not import Node modules'],
    ['src/domain/site/host.ts', 'react', 'domain may not import react'],
    ['src/wire/home.ts', '#server/services.ts', 'wire may not import server'],
    ['src/wire/home.ts', 'pino', 'wire may not import pino'],
    ['src/content/load.ts', '#server/config.ts', 'content may not import server'],
    ['src/content/load.ts', 'sharp', 'content may not import sharp'],
    ['src/ui/link/link.tsx', '#domain/site/addresses.ts', 'ui may not import domain'],
    ['src/ui/link/link.tsx', '#features/home/home.tsx', 'ui may not import features'],
    ['src/ui/link/link.tsx', 'markdown-it', 'ui may not import markdown-it'],
    ['src/ui/icon/icon.tsx', 'lucide-react', 'ui may not import lucide-react'],
    ['src/features/home/home.tsx', '#server/services.ts', 'features may not import server'],
    ['src/features/home/home.tsx', '#content/load.ts', 'features may not import content'],
    ['src/features/home/home.tsx', '#routes/home.tsx', 'features may not import routes'],
    ['src/features/home/home.tsx', 'node:crypto', 'features may not import Node modules'],
    ['src/features/home/home.tsx', 'kysely', 'features may not import kysely'],
    ['src/server/http/application.ts', '#features/home/home.tsx', 'server may not import features'],
    ['src/server/http/application.ts', '#routes/home.tsx', 'server may not import routes'],
    ['src/server/http/application.ts', '#ui/link/link.tsx', 'server may not import ui'],
    ['src/server/http/application.ts', 'react-dom/server', 'server may not import react-dom'],
    ['src/domain/site/host.ts', '../../../tests/support/site.ts', 'the product never imports tests'],
    ['src/domain/site/host.ts', '#tests/support/site.ts', 'the product never imports tests'],
    ['src/domain/site/host.ts', './host.test.ts', 'the product never imports tests'],
    ['src/server/http/application.ts', '../../content/load.ts', 'write #content/load.ts'],
  ])('%s may not import %s', (path, specifier, advice) => {
    expect(importing(path, specifier)).toEqual([expect.stringContaining(`${path}:1 imports ${specifier}: ${advice}`)]);
  });

  test('ui takes links from react-router and nothing else', () => {
    expect(check({ 'src/ui/link/link.tsx': "import { Link, type LinkProps } from 'react-router';" })).toEqual([]);
    expect(check({ 'src/ui/link/link.tsx': "import { useLoaderData } from 'react-router';" })).toEqual([
      expect.stringContaining('not useLoaderData'),
    ]);
  });

  test('tests may import anything', () => {
    expect(importing('src/domain/site/host.test.ts', '#server/main.ts')).toEqual([]);
    expect(importing('tests/acceptance/server.test.ts', '../../src/server/main.ts')).toEqual([]);
  });
});

describe('adapters', () => {
  test.each([
    ['src/routes/blog.tsx', '#server/db/posts.ts', 'server/db'],
    ['src/routes/blog.tsx', '#server/model/hosted/adapter.ts', 'server/model/hosted'],
    ['src/server/assistant/chat/run.ts', '#server/model/hosted/adapter.ts', 'server/model/hosted'],
    ['src/server/assistant/chat/run.ts', '../../db/posts.ts', 'server/db'],
    ['src/server/http/application.ts', '../files/disk/store.ts', 'server/files/disk'],
    ['src/server/model/hosted/adapter.ts', '../fake/adapter.ts', 'server/model/fake'],
  ])('%s does not see %s', (path, specifier, adapter) => {
    expect(importing(path, specifier)).toEqual([
      expect.stringContaining(`only src/server/compose.ts sees the adapter ${adapter}`),
    ]);
  });

  test('an AI task sees the port', () => {
    expect(importing('src/server/assistant/chat/run.ts', '#server/model/text-model.ts')).toEqual([]);
  });

  test('nothing imports the composition root', () => {
    expect(importing('src/routes/home.tsx', '#server/compose.ts')).toEqual([
      expect.stringContaining('nothing imports src/server/compose.ts'),
    ]);
    expect(importing('src/routes/home.tsx', '#server/main.ts')).toEqual([
      expect.stringContaining('nothing imports src/server/main.ts'),
    ]);
  });
});

describe('siblings', () => {
  test('a feature never imports another feature', () => {
    expect(importing('src/features/blog/list.tsx', '#features/chat/panel.tsx')).toEqual([
      expect.stringContaining('a feature never imports another feature: let a route compose them'),
    ]);
  });

  test('a feature may import what every editor uses, which imports no feature', () => {
    expect(importing('src/features/blog-admin/blog-admin.tsx', '#features/editing/ask.ts')).toEqual([]);
    expect(importing('src/features/editing/ask.ts', '#features/blog-admin/ask.ts')).toEqual([
      expect.stringContaining('a feature never imports another feature'),
    ]);
  });

  test('a screener never imports another screener, only what they share', () => {
    expect(importing('src/domain/screeners/asrs/score.ts', '../audit-c/bands.ts')).toEqual([
      expect.stringContaining('a screener never imports another screener'),
    ]);
    expect(importing('src/domain/screeners/asrs/score.ts', '../contract.ts')).toEqual([]);
  });
});

describe('every way to import', () => {
  test.each([
    ["import type { Thing } from '#server/services.ts';"],
    ["import '#server/services.ts';"],
    ["import * as services from '#server/services.ts';"],
    ["import services from '#server/services.ts';"],
    ["export { thing } from '#server/services.ts';"],
    ["export * from '#server/services.ts';"],
    ["const services = await import('#server/services.ts');"],
    ["type Services = import('#server/services.ts').Services;"],
  ])('%s is seen', (source) => {
    expect(check({ 'src/features/home/home.ts': source })).toEqual([
      expect.stringContaining('features may not import server'),
    ]);
  });

  test('names the line', () => {
    const source = "import { a } from '#ui/a.ts';\n\nimport { b } from '#server/b.ts';\n";
    expect(check({ 'src/features/home/home.ts': source })).toEqual([
      expect.stringMatching(/^src\/features\/home\/home\.ts:3 /),
    ]);
  });
});

describe('cycles', () => {
  test('files that import each other are named in their order', () => {
    expect(
      check({
        'src/domain/a.ts': "import './b.ts';",
        'src/domain/b.ts': "import type { C } from '#domain/c.ts';",
        'src/domain/c.ts': "import './a.ts';",
      }),
    ).toEqual([expect.stringContaining('src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts -> src/domain/a.ts')]);
  });

  test('a shared import is not a cycle', () => {
    expect(
      check({
        'src/domain/a.ts': "import './b.ts'; import './c.ts';",
        'src/domain/b.ts': "import './c.ts';",
        'src/domain/c.ts': '',
      }),
    ).toEqual([]);
  });
});

describe('the environment', () => {
  test.each([
    ['const port = process.env.PORT;'],
    ["const port = process['env'].PORT;"],
    ['const { env } = process;'],
    ["import { env } from 'node:process';"],
  ])('%s is refused', (source) => {
    expect(check({ 'src/server/http/application.ts': source })).toEqual([
      expect.stringContaining('add the setting to src/server/config.ts'),
    ]);
  });

  test('config.ts and main.ts read it, and so may scripts and tests', () => {
    const source = 'console.log(process.env.PORT);';
    expect(check({ 'src/server/config.ts': source, 'src/server/main.ts': source })).toEqual([]);
    expect(check({ 'scripts/build.ts': source, 'src/server/config.test.ts': source })).toEqual([]);
  });
});

describe('folders and files', () => {
  test('a new folder is covered the day it appears', () => {
    expect(check({ 'src/plumbing/pipe.ts': '' })).toEqual([expect.stringContaining('no rule covers src/plumbing')]);
    expect(check({ 'src/stray.ts': '' })).toEqual([expect.stringContaining('src/stray.ts: no rule covers this file')]);
    expect(check({ 'src/features/stray.ts': '' })).toEqual([
      expect.stringContaining('a feature has a folder of its own'),
    ]);
  });

  test.each([['src/ui/utils/x.ts'], ['src/server/helpers.ts'], ['tests/support/misc/x.ts'], ['scripts/common.ts']])(
    '%s is refused',
    (path) => {
      expect(check({ [path]: '' })).toEqual([expect.stringContaining('says nothing and collects everything')]);
    },
  );

  test('a file may have 350 lines and not one more', () => {
    const lines = (count: number) => `${'//\n'.repeat(count)}`;
    expect(check({ 'src/domain/a.ts': lines(350) })).toEqual([]);
    expect(check({ 'tests/acceptance/a.test.ts': lines(351) })).toEqual([
      expect.stringContaining('351 lines, and 350 is the limit'),
    ]);
  });

  test('every folder of src has a row', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.keys(areas)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  });
});
