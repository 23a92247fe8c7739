import type { Logger } from 'pino';
import { type BackupReport, backUpDaily, type DailyBackupParts } from './archive/daily-backup.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { BackupConfig } from './config.ts';
import { ImageStoreUnavailable } from './images/image-store.ts';
import { purgeExpired, type RetentionRule } from './retention.ts';
import { framesOf, nameOf, reporter } from './runtime/failure-report.ts';
import type { Leases } from './schedule/leases.ts';
import { dailyAt, hourly, startScheduler } from './schedule/scheduler.ts';
import { createSteadyClock } from './schedule/steady-clock.ts';

export interface MaintenanceParts {
  leases: Leases;
  retentionRules: readonly RetentionRule[];
  /** Returns the space of deleted records to the disk, after every purge. */
  giveBackRoom: (signal: AbortSignal) => Promise<void>;
  /** Then removes deleted records from the log of the database. */
  emptyLog: () => Promise<void>;
  /** Writes into the audit trail. */
  note: AuditTrail['note'];
  backups: Pick<DailyBackupParts, 'archive' | 'key' | 'pictures' | 'place' | 'scratch'>;
  config: BackupConfig;
  /** The clinic's time zone, such as Australia/Sydney. */
  timeZone: string;
  logger: Pick<Logger, 'warn' | 'error'>;
}

/** The state of the automatic backups. */
export interface BackupState {
  on: boolean;
  /** Whether backups contain pictures. */
  holdPictures: boolean;
  /** Undefined before the first backup. */
  report: BackupReport | undefined;
}

export interface Maintenance {
  backups: () => Promise<BackupState>;
  stop: () => Promise<void>;
}

const backupWork = 'daily-backup';
const retention = 'retention';

/** The error code of a bucket, such as NoSuchBucket. */
const codeOf = (error: unknown) => (error instanceof ImageStoreUnavailable ? { code: error.code } : {});

/** Scheduled work of the site, once among all its instances: purges expired records and makes backups. */
export function startMaintenance(parts: MaintenanceParts): Maintenance {
  const { leases, retentionRules, giveBackRoom, emptyLog, note, backups, config, timeZone, logger } = parts;
  const report = reporter(logger);
  const { hour, keep } = config;
  const reports = {
    read: async () => (await leases.reportOf(backupWork)) as BackupReport | undefined,
    write: (said: BackupReport) => leases.report(backupWork, said),
  };
  const backUp = async (signal: AbortSignal): Promise<void> => {
    await backUpDaily(
      {
        ...backups,
        keep,
        reports,
        failed: ({ step, why }, error) =>
          logger.error(
            { step, why, ...codeOf(error), failure: nameOf(error), frames: framesOf(error).slice(0, 4) },
            'the daily backup failed',
          ),
      },
      signal,
    );
    const name = (await reports.read())?.made?.name ?? '';
    // The backup exists: a failed write to the audit trail is no reason to make another.
    await note({ action: 'backup-made', by: { name: 'the site' }, subject: { name } }).catch((error: unknown) =>
      report('a backup could not be noted in the audit trail', error),
    );
  };
  const clock = createSteadyClock({
    stored: {
      read: async () => ((await leases.reportOf(retention)) as { time: number } | undefined)?.time,
      write: (time) => leases.report(retention, { time }),
    },
  });
  const purge = async (signal: AbortSignal): Promise<void> => {
    const time = await clock();
    if (time === undefined) logger.warn('nothing old is deleted yet: the clock jumped, or the site was off');
    else await purgeExpired(retentionRules, report, signal, time);
    await giveBackRoom(signal).catch((error: unknown) =>
      report('free pages of the database could not be given back', error),
    );
    await emptyLog();
  };
  const work = [{ name: retention, due: hourly, run: purge }];
  if (hour !== undefined) work.push({ name: backupWork, due: dailyAt(hour, timeZone), run: backUp });
  return {
    backups: async () => ({
      on: hour !== undefined,
      holdPictures: backups.pictures !== undefined,
      report: await reports.read(),
    }),
    stop: startScheduler(work, { leases, report }),
  };
}
