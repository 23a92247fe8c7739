import type { Logger } from 'pino';
import { type BackupReport, backUpDaily, type DailyBackupParts } from './archive/daily-backup.ts';
import type { BackupConfig } from './config.ts';
import { framesOf, nameOf, reporter } from './http/failure-report.ts';
import { forgetWhatIsOld, type Kept } from './retention.ts';
import { dailyAt, hourly, startScheduler } from './schedule/scheduler.ts';
import type { Turns } from './schedule/turns.ts';

export interface UpkeepParts {
  turns: Turns;
  kept: readonly Kept[];
  backups: Pick<DailyBackupParts, 'archive' | 'pictures' | 'place' | 'scratch'>;
  config: BackupConfig;
  /** Of the clinic, such as Australia/Sydney. */
  timeZone: string;
  logger: Pick<Logger, 'warn' | 'error'>;
}

/** How the backups stand that the site makes by itself. */
export interface BackupState {
  on: boolean;
  /** Whether pictures are in them. */
  holdPictures: boolean;
  /** Undefined before the first. */
  report: BackupReport | undefined;
}

export interface Upkeep {
  backups: () => Promise<BackupState>;
  stop: () => Promise<void>;
}

const backupWork = 'daily-backup';

/** What the site does by itself, once among all its instances: forgets what was kept for its time, and makes backups. */
export function startUpkeep({ turns, kept, backups, config, timeZone, logger }: UpkeepParts): Upkeep {
  const report = reporter(logger);
  const { hour, keep } = config;
  const reports = {
    read: async () => (await turns.reportOf(backupWork)) as BackupReport | undefined,
    write: (said: BackupReport) => turns.report(backupWork, said),
  };
  const backUp = (signal: AbortSignal): Promise<void> =>
    backUpDaily(
      {
        ...backups,
        keep,
        reports,
        failed: ({ step, why }, error) =>
          logger.error(
            { step, why, failure: nameOf(error), frames: framesOf(error).slice(0, 4) },
            'the daily backup failed',
          ),
      },
      signal,
    );
  const work = [
    { name: 'retention', due: hourly, run: (signal: AbortSignal) => forgetWhatIsOld(kept, report, signal) },
  ];
  if (hour !== undefined) work.push({ name: backupWork, due: dailyAt(hour, timeZone), run: backUp });
  return {
    backups: async () => ({
      on: hour !== undefined,
      holdPictures: backups.pictures !== undefined,
      report: await reports.read(),
    }),
    stop: startScheduler(work, { turns, report }),
  };
}
