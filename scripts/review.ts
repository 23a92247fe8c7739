import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { readConcernPack } from '#content/concerns.ts';
import { loadContent } from '#content/load.ts';
import { product } from '#content/product.ts';
import { reviewPage } from './review/page.ts';
import { type Reviewed, recordsIn } from './review/records.ts';
import { statesTable } from './review/states.ts';

/*
 * `npm run review [content folder]`: writes one page for a clinician to read and sign. It has all answers of the assistant in
 * every language, and the phrases that detect an emergency.
 */
const folder = resolve(process.argv[2] ?? 'content');
const records = (files: readonly string[]) =>
  files.flatMap((file) => recordsIn(relative(product, file), parse(readFileSync(file, 'utf8'))));

const own = join(folder, 'assistant/answers.yaml');
const written = records([
  ...globSync(join(product, 'assistant-pack/answers/*.yaml')).sort(),
  ...(existsSync(own) ? [own] : []),
]);
// The clinic's answers come last, so that they replace the product's.
const fileOf = new Map(written.map(({ name, file }) => [name, file]));
const answers: Reviewed[] = loadContent(folder).assistant.answers.map((answer) => ({
  name: answer.id,
  file: fileOf.get(answer.id) ?? '',
  said: answer.answer.html,
  behind: '',
  care: answer.vulnerableVisitor,
  reviewedBy: answer.reviewedBy,
  reviewedOn: answer.reviewedOn,
}));
const { states } = readConcernPack();
const emergencies = records(
  ['concerns', 'languages'].flatMap((each) => globSync(join(product, `assistant-pack/${each}/*.yaml`)).sort()),
).map((record) => (record.name === '' ? { ...record, name: 'states' } : record));

const file = join(product, 'build/review.html');
mkdirSync(join(product, 'build'), { recursive: true });
writeFileSync(file, reviewPage(answers, emergencies, statesTable(states)));
console.log(`${answers.length} answers and ${emergencies.length} records of emergencies and languages: ${file}`);
