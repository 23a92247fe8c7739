import { extname } from 'node:path';
import { readCsv } from './csv-file.ts';
import { ExchangeError } from './exchange-error.ts';
import { ghostDataOf, postsOfGhost } from './ghost-file.ts';
import type { ReadPost } from './held-back.ts';
import type { ImportOptions } from './import-options.ts';
import { isLineByLine, postsOfJson, readJsonLines, readWholeJson } from './json-file.ts';
import { doubtOfLetters, encodingOf, type TextEncoding } from './text-file.ts';
import { readWordPress } from './wordpress-file.ts';

type Posts = Iterable<ReadPost> | AsyncIterable<ReadPost>;

/**
 * Posts of a file of any program. A post that was not public there carries the reason, and so does one with a doubt. Reading
 * stops at the first error with an ExchangeError.
 */
export async function readImportFile(
  file: string,
  { reportSkipped = () => {}, timeZone = 'UTC' }: Partial<Omit<ImportOptions, 'encoding'>> = {},
): Promise<AsyncIterable<ReadPost>> {
  const encoding = await encodingOf(file);
  return withDoubtfulLetters(await postsOf(file, { encoding, reportSkipped, timeZone }), encoding);
}

async function postsOf(file: string, reading: ImportOptions): Promise<Posts> {
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file, reading);
    case '.xml':
    case '.wxr':
      return readWordPress(file, reading);
    case '.json': {
      if (await isLineByLine(file)) return readJsonLines(file, reading);
      const value = await readWholeJson(file, reading.encoding);
      const ghost = ghostDataOf(value);
      return ghost ? postsOfGhost(ghost, reading) : postsOfJson(value, reading);
    }
    default:
      throw new ExchangeError(
        'The name of the file has to end in .csv, .json (posts of this site, or of Ghost) or .xml (WordPress).',
      );
  }
}

async function* withDoubtfulLetters(posts: Posts, encoding: TextEncoding): AsyncGenerator<ReadPost> {
  for await (const post of posts) {
    const { title, excerpt, content, author, category, tags, featuredImageAlt, metaDescription } = post;
    const texts = [title, excerpt, content, author, category, ...tags, featuredImageAlt, metaDescription ?? ''];
    const doubt = doubtOfLetters(texts.join('\n'), encoding);
    yield doubt === undefined ? post : { ...post, doubts: [...(post.doubts ?? []), doubt] };
  }
}
