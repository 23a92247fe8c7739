import { open, stat } from 'node:fs/promises';
import type { ExportedPost } from '../blog/post-store.ts';
import { linesOf } from '../text-lines.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ReadPost } from './held-back.ts';
import type { ImportOptions } from './import-options.ts';
import { postOfRecord, recordOf } from './record.ts';
import { chunksOf, type TextEncoding, wholeText } from './text-file.ts';

/** Posts as one JSON list, a post on each line, so that a file of any size can be read line by line. */
export async function* jsonLines(posts: AsyncIterable<ExportedPost>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[\n';
  for await (const post of posts) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(recordOf(post))}`;
    isFirst = false;
  }
  yield `${isFirst ? '' : '\n'}]\n`;
}

/** Whether a file has the layout of `jsonLines`. */
export async function isLineByLine(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    return /^\[\r?\n/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Posts of a file in the layout of `jsonLines`. */
export async function* readJsonLines(file: string, { timeZone, encoding }: ImportOptions): AsyncGenerator<ReadPost> {
  let number = 0;
  let isClosed = false;
  for await (const line of linesOf(chunksOf(file, encoding))) {
    if (line === '[' || line.trim() === '') continue;
    if (line === ']') {
      isClosed = true;
      continue;
    }
    number += 1;
    yield postOfRecord(parsed(line.replace(/,$/, '')), `Post ${number}`, timeZone);
  }
  if (!isClosed) throw new ExchangeError('The file ends too early: it was cut off. Nothing was imported.');
}

/** Maximum size of a file that is read at once. */
const largest = 200_000_000;

/** Parses a whole JSON file. */
export async function readWholeJson(file: string, encoding: TextEncoding): Promise<unknown> {
  if ((await stat(file)).size > largest) {
    throw new ExchangeError(
      'The file is larger than 200 MB. Write it as a list with one post on each line. Nothing was imported.',
    );
  }
  return parsed(await wholeText(file, encoding));
}

/** Posts of a JSON list, or of { "posts": [...] }. */
export function* postsOfJson(value: unknown, { timeZone }: ImportOptions): Generator<ReadPost> {
  const list = Array.isArray(value) ? value : (value as { posts?: unknown } | null)?.posts;
  if (!Array.isArray(list)) throw new ExchangeError('The file holds no list of posts. Nothing was imported.');
  for (const [index, record] of list.entries()) yield postOfRecord(record, `Post ${index + 1}`, timeZone);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ExchangeError('The file is not JSON that can be read. Nothing was imported.');
  }
}
