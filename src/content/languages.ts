import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguagePack, languageRecord, unknownLanguage } from '#domain/chat/language/record.ts';
import { languageWordsOf } from '#domain/chat/language/tokens.ts';
import { ContentError } from './problem.ts';
import { product, readThroughCache } from './product.ts';
import { ContentReader } from './read.ts';

const folder = 'assistant-pack/languages';
const unknownFile = `${folder}/und.yaml`;
const englishFile = `${folder}/english.txt`;

/**
 * Reads assistant-pack/languages once.
 *
 * @param root The folder that holds assistant-pack.
 * @throws ContentError that lists every problem with its file, field and fix.
 */
export function loadLanguages(root: string = product): LanguagePack {
  const path = join(root, folder);
  return readThroughCache([`languages of ${path}`], [path], () => readLanguages(root));
}

function readLanguages(root: string): LanguagePack {
  const reader = new ContentReader(root);
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  const records = names
    .filter((name) => name.endsWith('.yaml') && `${folder}/${name}` !== unknownFile)
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const record = reader.record(file, languageRecord);
      if (record && `${record.code}.yaml` !== name)
        reader.report(file, 'code', `write code: ${name.replace('.yaml', '')}, as the file is named`);
      return record ?? [];
    });
  const unknown = reader.record(unknownFile, unknownLanguage);
  const english = new Set(
    languageWordsOf(reader.text(englishFile) ?? '', Number.POSITIVE_INFINITY).map(({ word }) => word),
  );
  if (reader.problems.length > 0 || !unknown) throw new ContentError(reader.problems);
  return { records, unknown, english };
}
