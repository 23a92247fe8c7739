import { basename } from 'node:path';
import { pictureBucket } from '#domain/blog/picture-names.ts';
import { ArchiveError } from '../archive/archive-lines.ts';
import { backUp } from '../archive/backup.ts';
import { commandLine } from '../audit/audit-trail.ts';
import { runFileCommand } from '../command-line.ts';
import { composeStorage, requireSite } from '../compose-storage.ts';
import { readConfig } from '../config.ts';

const usage = `Writes everything that the site keeps into one file: posts with their revisions and old addresses, accounts,
and the pictures of the data folder. The site may run meanwhile. Keep the file secret: it holds password hashes.

  npm run backup -- FILE`;

const damaged =
  'The database is damaged, so this backup may lack something that older ones hold. Keep them, and see docs/operations.md, A damaged database.';

const unnoted = 'The audit trail could not be written, so it does not name this backup.';

/** Runs the command. @returns The exit code. */
export function runBackup(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return runFileCommand({ usage, work }, environment, values, print);

  async function work(file: string): Promise<void> {
    const config = readConfig(environment);
    await requireSite(config);
    const storage = await composeStorage(config);
    try {
      const { archive, audit, images, imagesOnDisk } = storage;
      const pictures = imagesOnDisk ? { store: images, buckets: [pictureBucket] } : undefined;
      const held = await backUp({ archive, pictures, key: await storage.backupKey() }, file);
      print(`Backed up ${held.rows} rows and ${held.pictures} picture files to ${file}`);
      const entry = { action: 'backup-made', by: commandLine, subject: { name: basename(file) } } as const;
      // The backup exists: a failed write to the audit trail, as on a full disk, does not fail the command.
      await audit.note(entry).catch(() => print(unnoted));
      if (!(await archive.isIntact())) throw new ArchiveError(damaged);
      if (!imagesOnDisk) print('Pictures lie in the bucket of the S3 settings and are not in this file.');
    } finally {
      await storage.close();
    }
  }
}
