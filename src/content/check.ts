import { resolve } from 'node:path';
import { readConcernPack } from './concerns.ts';
import { loadLanguages } from './languages.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

// `npm run check:content [folder]`: what start-up would say of the content, without starting.
const folder = resolve(process.argv[2] ?? 'content');
try {
  const { records } = loadLanguages();
  const { decisive, neverMissed } = readConcernPack();
  const { pages, cities, landing, posts, art } = loadContent(folder);
  console.log(
    `The content is fine: ${pages.size} pages, ${cities.size} cities, ${landing.size} sub-sites, ${posts.length} posts, ${art.size} drawings, ${records.length} languages, ${decisive.length + neverMissed.length} records of concerns.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
