import { extname } from 'node:path';
import { readCsv } from './csv-file.ts';
import { ExchangeError } from './exchange-error.ts';
import { ghostDataOf, postsOfGhost } from './ghost-file.ts';
import type { PassOver, ReadPost } from './held-back.ts';
import { isLineByLine, postsOfJson, readJsonLines, readWholeJson } from './json-file.ts';
import { readWordPress } from './wordpress-file.ts';

/**
 * Posts of a file, whatever program wrote it. One that was not plainly public there is a draft here and says why.
 * Reading stops at the first mistake with an ExchangeError.
 */
export async function readPosts(
  file: string,
  passOver: PassOver = () => {},
): Promise<Iterable<ReadPost> | AsyncIterable<ReadPost>> {
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file);
    case '.xml':
    case '.wxr':
      return readWordPress(file, passOver);
    case '.json': {
      if (await isLineByLine(file)) return readJsonLines(file);
      const value = await readWholeJson(file);
      const ghost = ghostDataOf(value);
      return ghost ? postsOfGhost(ghost, passOver) : postsOfJson(value);
    }
    default:
      throw new ExchangeError(
        'The name of the file has to end in .csv, .json (posts of this site, or of Ghost) or .xml (WordPress).',
      );
  }
}
