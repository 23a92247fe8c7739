import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConcernPack } from '#content/concerns.ts';
import { capitalsIn } from '#content/heading-case.ts';
import { loadLanguages } from '#content/languages.ts';
import { loadContent } from '#content/load.ts';
import { ContentError } from '#content/problem.ts';
import { unapprovedTermsIn } from '#content/terms.ts';
import { checkArguments } from './check-arguments.ts';

// `npm run check:content [-- --verbose] [folder]`: reports the content errors that would stop a start. Without an argument it
// reads CONTENT_DIR or `content`, as the server does.
const { folder: argument, isVerbose } = checkArguments();
const named = argument || process.env.CONTENT_DIR;
const folder = resolve(named || 'content');
const clinicNames: string[] = [];
try {
  const { records } = loadLanguages();
  const { decisive, neverMissed } = readConcernPack();
  const { pages, cities, landing, posts, art, people, site } = loadContent(folder);
  clinicNames.push(
    site.name,
    people.practitioner.name,
    people.manager.name,
    ...[...cities.values()].map(({ name }) => name),
  );
  if (isVerbose)
    console.log(
      `The content is fine: ${pages.size} pages, ${cities.size} cities, ${landing.size} sub-sites, ${posts.length} posts, ${art.size} drawings, ${records.length} languages, ${decisive.length + neverMissed.length} records of concerns.`,
    );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// Terms and headings are checked in this product's content only: another clinic chooses its own.
if (!named) {
  const read = ['content', 'src/features', 'src/ui'].flatMap((from) =>
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ya?ml|md|tsx?)$/.test(file) && !/\.test\.|examples/.test(file))
      .map((file) => join(from, file)),
  );
  const unapproved = read.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...(file.endsWith('.ts') ? [] : unapprovedTermsIn(file, text)), ...capitalsIn(file, text, clinicNames)];
  });
  for (const problem of unapproved) console.error(problem);
  if (unapproved.length > 0) process.exitCode = 1;
}
