import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commandLine } from '../audit/audit-trail.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage, requireSite } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { csvLines } from '../exchange/csv-file.ts';
import { ExchangeError } from '../exchange/exchange-error.ts';
import { jsonLines } from '../exchange/json-file.ts';

const usage = `Writes every post to a file, drafts included, as they are at this moment. The site may run meanwhile.

  npm run export -- FILE.json   for another site of this kind, or to read by program
  npm run export -- FILE.csv    for a spreadsheet; npm run import reads both`;

/** Runs the command. @returns The exit code. */
export function runExport(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return runFileCommand({ usage, work }, environment, values, print);

  async function work(file: string): Promise<void> {
    const write = file.endsWith('.csv') ? csvLines : file.endsWith('.json') ? jsonLines : undefined;
    if (!write) throw new ExchangeError('The name of the file has to end in .json or .csv.');
    const config = readConfig(environment);
    await requireSite(config);
    const storage = await composeStorage(config);
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
    let count = 0;
    try {
      const posts = storage.posts.exportAll();
      async function* counted() {
        for await (const post of posts) {
          count += 1;
          yield post;
        }
      }
      const onDisk = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
      await pipeline(Readable.from(write(counted())), onDisk);
      await rename(unfinished, file);
      const subject = { name: `all ${count}` };
      await storage.audit.note({ action: 'posts-exported', by: commandLine, subject });
      print(`Exported ${count} posts to ${file}`);
    } finally {
      await rm(unfinished, { force: true });
      await storage.close();
    }
  }
}
