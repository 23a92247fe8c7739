import type { BackupsView } from '#wire/backups.ts';
import type { BackupFailure, BackupReport } from '../archive/daily-backup.ts';
import type { BackupState } from '../maintenance.ts';

/** Milliseconds after which a daily backup counts as missed. */
const late = 36 * 60 * 60 * 1000;

const reasons: Readonly<Record<BackupFailure, string>> = {
  full: 'there is no room left where backups are kept',
  refused: 'the place for backups cannot be written: its rights or the settings of the bucket are wrong',
  unreachable: 'the place for backups could not be reached',
  database: 'the database was out of reach',
  'database-damaged': 'the database is damaged (docs/operations.md, A damaged database, says what to do)',
  damaged: 'what came out of it was not what went in',
  changed: 'it no longer bears this site’s signature, so somebody may have changed it',
  unknown: 'the log says more',
};

const problems = { backup: 'not-made', check: 'not-proven', clearing: 'not-cleared' } as const;

/** The state of the backups in words. */
export function presentBackups({ on, holdPictures, report }: BackupState, timeZone: string, now: number): BackupsView {
  const words = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const { made, checked, failed } = report ?? {};
  const when = (time: string | number) => words.format(new Date(time));
  const number = (count: number) => count.toLocaleString('en-AU');
  return {
    on,
    holdPictures,
    made: made
      ? { when: when(made.at), rows: number(made.rows), pictures: number(made.pictures), size: sizeOf(made.bytes) }
      : null,
    checked: checked ? { when: when(checked.at), madeWhen: when(timeIn(checked)) } : null,
    problem: on ? problemOf() : null,
  };

  function problemOf(): BackupsView['problem'] {
    if (failed) return { kind: problems[failed.step], when: when(failed.at), why: reasons[failed.why] };
    return made && now - Date.parse(made.at) > late ? { kind: 'late' } : null;
  }
}

/** The time of a backup, from its name: site-2026-11-25T16-00-00Z.gz. */
function timeIn({ name, at }: NonNullable<BackupReport['checked']>): string {
  const found = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(name);
  return found ? `${found[1]}T${found[2]}:${found[3]}:${found[4]}Z` : at;
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
