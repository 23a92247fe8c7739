import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ArchiveError } from '../archive/archive-lines.ts';
import { SignatureError } from '../archive/archive-signature.ts';
import { restore } from '../archive/restore.ts';
import { commandLine } from '../audit/audit-trail.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage, moveNewerDatabaseAside } from '../compose-storage.ts';
import { readConfig } from '../config.ts';

const usage = `Brings back what npm run backup wrote, on either database engine. The file is checked to its end first, then
the database changes in one step; the site may run meanwhile, but saves that were made since the backup are gone.
Afterwards everybody signs in again. With --replace, a database that a newer version has changed is moved aside first,
while the site is stopped: restoring a backup of before an update is the way back from it.

  npm run restore -- FILE                    into a database that holds nothing yet
  npm run restore -- FILE --replace          in the place of everything that the database holds
  npm run restore -- FILE --from-elsewhere   also one that another installation made, or an earlier version`;

const unnoted = 'The audit trail could not be written, so it does not name this refusal.';

/** Runs the command. @returns The exit code. */
export function runRestore(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return runFileCommand({ usage, options: ['--replace', '--from-elsewhere'], work }, environment, values, print);

  async function work(file: string, options: ReadonlySet<string>): Promise<void> {
    // Before anything is made or moved: a wrong name would leave an empty database, which later commands take for a site.
    if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
    const moved = options.has('--replace') ? await moveNewerDatabaseAside(readConfig(environment)) : undefined;
    // Said first: a program that is killed after this has not lost it.
    if (moved) print(`The database of the newer version was moved aside, whole: it is in ${moved.where}.`);
    try {
      await bringBack(file, options);
    } catch (error) {
      await moved?.putBack();
      if (moved) print('The newer database is in its place again.');
      throw error;
    }
  }

  async function bringBack(file: string, options: ReadonlySet<string>): Promise<void> {
    const storage = await composeStorage(readConfig(environment));
    try {
      const parts = { ...storage, key: await storage.backupKey() };
      const choices = { replace: options.has('--replace'), elsewhere: options.has('--from-elsewhere') };
      const held = await restore(parts, file, choices).catch(async (error: unknown) => {
        const subject = { name: basename(file) };
        if (error instanceof SignatureError)
          await storage.audit.note({ action: 'restore-refused', by: commandLine, subject }).catch(() => print(unnoted));
        throw error;
      });
      print(`Restored ${held.rows} rows and ${held.pictures} picture files of ${held.made}.`);
    } finally {
      await storage.close();
    }
  }
}
