import { extname } from 'node:path';
import type { PostSource } from '../blog/post-store.ts';
import { readCsv } from './csv-file.ts';
import { ExchangeError } from './exchange-error.ts';
import { ghostDataOf, postsOfGhost } from './ghost-file.ts';
import { isLineByLine, postsOfJson, readJsonLines, readWholeJson } from './json-file.ts';
import { readWordPress } from './wordpress-file.ts';

/** Posts of a file, whatever program wrote it. Reading stops at the first mistake with an ExchangeError. */
export async function readPosts(file: string): Promise<PostSource> {
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file);
    case '.xml':
    case '.wxr':
      return readWordPress(file);
    case '.json': {
      if (await isLineByLine(file)) return readJsonLines(file);
      const value = await readWholeJson(file);
      const ghost = ghostDataOf(value);
      return ghost ? postsOfGhost(ghost) : postsOfJson(value);
    }
    default:
      throw new ExchangeError(
        'The name of the file has to end in .csv, .json (posts of this site, or of Ghost) or .xml (WordPress).',
      );
  }
}
