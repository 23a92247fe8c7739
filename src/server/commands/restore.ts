import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ArchiveError } from '../archive/archive-lines.ts';
import { SignatureError } from '../archive/archive-signature.ts';
import { readToEnd, restore } from '../archive/restore.ts';
import { type AuditTrail, commandLine } from '../audit/audit-trail.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage, moveNewerDatabaseAside, type Storage } from '../compose-storage.ts';
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
    // Checked before any change: a wrong name would leave an empty database, which later commands take for a site.
    if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
    const elsewhere = options.has('--from-elsewhere');
    // A backup that was tampered with moves nothing.
    const check = async ({ backupKey, audit }: Pick<Storage, 'backupKey' | 'audit'>) => {
      const key = await backupKey();
      await noted(file, audit, () => readToEnd(file, { key, elsewhere }));
    };
    const moved = options.has('--replace') ? await moveNewerDatabaseAside(readConfig(environment), check) : undefined;
    // Printed first, so that the message is not lost if the command is killed later.
    if (moved) print(`The database of the newer version was moved aside, whole: it is in ${moved.where}.`);
    try {
      await bringBack(file, { replace: options.has('--replace'), elsewhere }, moved !== undefined);
      await moved?.finish();
    } catch (error) {
      await moved?.putBack();
      if (moved) print('The newer database is in its place again.');
      throw error;
    }
  }

  async function bringBack(
    file: string,
    choices: { replace: boolean; elsewhere: boolean },
    resumes: boolean,
  ): Promise<void> {
    const storage = await composeStorage(readConfig(environment), { resumes });
    try {
      const parts = { ...storage, key: await storage.backupKey() };
      const held = await noted(file, storage.audit, () => restore(parts, file, choices));
      print(`Restored ${held.rows} rows and ${held.pictures} picture files of ${held.made}.`);
    } finally {
      await storage.close();
    }
  }

  /** Records in the audit trail a backup that was refused for its signature. */
  async function noted<T>(file: string, audit: AuditTrail, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const entry = { action: 'restore-refused', by: commandLine, subject: { name: basename(file) } } as const;
      if (error instanceof SignatureError) await audit.note(entry).catch(() => print(unnoted));
      throw error;
    }
  }
}
