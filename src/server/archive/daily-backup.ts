import { ImageStoreUnavailable } from '../images/image-store.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { ArchiveError } from './archive-lines.ts';
import { keyName, SignatureError, type Trust } from './archive-signature.ts';
import { type BackupParts, backUp } from './backup.ts';
import { type BackupPlace, backupName } from './backup-place.ts';
import { checkBackup, type Scratch } from './check-backup.ts';
import type { DatabaseArchive } from './database-archive.ts';

/** Why a backup, or the check of one, failed. */
export type BackupFailure =
  | 'full'
  | 'refused'
  | 'unreachable'
  | 'database'
  /** The database has pages that are unreadable or inconsistent. */
  | 'database-damaged'
  /** The backup of the day before does not restore to the same contents. */
  | 'damaged'
  /** Its signature does not match. */
  | 'changed'
  | 'unknown';

interface Step {
  /** ISO 8601, UTC. */
  at: string;
  name: string;
  rows: number;
  pictures: number;
}

/** Results of the last runs. */
export interface BackupReport {
  /** `signedBy` identifies the key; an earlier version signed none. */
  made?: Step & { bytes: number; signedBy?: string };
  checked?: Step;
  /** The failure of the last run; undefined if it succeeded. */
  failed?: { at: string; step: 'backup' | 'check' | 'clearing'; why: BackupFailure };
}

export interface DailyBackupParts extends BackupParts {
  place: BackupPlace;
  /** Number of backups to retain. */
  keep: number;
  scratch: () => Promise<Scratch>;
  reports: { read: () => Promise<BackupReport | undefined>; write: (report: BackupReport) => Promise<void> };
  /** Called with a failure, for the log. */
  failed: (step: NonNullable<BackupReport['failed']>, error: unknown) => void;
  now?: () => number;
}

/**
 * Makes a backup, proves the one of the day before by restoring it beside the site, and deletes the oldest. After any failure,
 * nothing is deleted. On the first day the new backup itself is proven. Backups dated in the future, as from a clock that ran
 * ahead, are neither proven nor counted, and stay.
 *
 * @param signal Ends it at the next row, as when the site stops; that is no failure.
 * @throws the error that prevented the backup, so that it is retried; a failed check is only reported.
 */
export async function backUpDaily(parts: DailyBackupParts, signal: AbortSignal): Promise<void> {
  const { place, keep, reports, now = Date.now } = parts;
  const name = backupName(now());
  const upToNow = async () => (await place.list()).filter((other) => other <= name);
  const report: BackupReport = { ...(await reports.read()) };
  const signedBy = keyName(parts.key);
  // The last backup of this installation, or an older one of another version or installation in the same place.
  const last = report.made?.signedBy === signedBy ? report.made.name : undefined;
  delete report.failed;

  async function step<Result>(which: NonNullable<BackupReport['failed']>['step'], work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      report.failed ??= { at: new Date(now()).toISOString(), step: which, why: whyOf(error, which) };
      parts.failed(report.failed, error);
      await reports.write(report);
      if (which === 'backup') throw error;
      return undefined;
    }
  }

  const previous = await step('backup', async () => {
    const before = (await upToNow()).at(-1);
    let held = { rows: 0, pictures: 0 };
    const bytes = await place.put(name, async (file) => {
      held = await backUp({ ...parts, archive: stoppable(parts.archive, signal) }, file);
    });
    report.made = { at: new Date(now()).toISOString(), name, ...held, bytes, signedBy };
    return before ?? name;
  });
  if (previous) {
    await step('check', () => expectIntact(parts.archive));
    await step('check', async () => {
      const elsewhere = previous !== name && previous !== last;
      const held = await proven(parts, previous, { key: parts.key, elsewhere }, signal);
      report.checked = { at: new Date(now()).toISOString(), name: previous, ...held };
    });
  }
  if (!report.failed) {
    await step('clearing', async () => {
      for (const old of (await upToNow()).slice(0, -keep)) await place.remove(old);
    });
  }
  await reports.write(report);
}

/** Rows may be readable although an index or an unused page is damaged. */
async function expectIntact(archive: DatabaseArchive): Promise<void> {
  if (!(await archive.isIntact())) throw new StorageUnavailable('damaged');
}

async function proven({ place, scratch }: DailyBackupParts, name: string, trust: Trust, signal: AbortSignal) {
  const room = await scratch();
  try {
    const stoppableRoom = { ...room, archive: stoppable(room.archive, signal) };
    return await place.read(name, (file) => checkBackup(file, stoppableRoom, trust));
  } finally {
    await room.end();
  }
}

/** The same database, whose rows end when the signal aborts. */
function stoppable(archive: DatabaseArchive, signal: AbortSignal): DatabaseArchive {
  async function* until<Line>(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
    for await (const line of lines) {
      signal.throwIfAborted();
      yield line;
    }
  }
  return {
    ...archive,
    lines: (options) => until(archive.lines(options)),
    replace: (lines) => archive.replace(until(lines)),
  };
}

function whyOf(error: unknown, step: string): BackupFailure {
  if (error instanceof SignatureError) return 'changed';
  if (error instanceof ArchiveError) return 'damaged';
  if (error instanceof ImageStoreUnavailable) return error.reason;
  if (error instanceof StorageUnavailable)
    return error.reason === 'full' ? 'full' : error.reason === 'damaged' ? 'database-damaged' : 'database';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(code)) return 'refused';
  if (code === 'ENOENT' || code === 'EIO') return 'unreachable';
  // The database is there and rejects the backup.
  return step === 'check' ? 'damaged' : 'unknown';
}
