import { Notice } from '#ui/notice/notice.tsx';
import type { BackupsView } from '#wire/backups.ts';

/** State of the site's own backups, under the cards of the studio. */
export function Backups({ on, holdPictures, made, checked, problem }: BackupsView) {
  return (
    <section aria-labelledby="backups" className="mt-9 rounded-card bg-surface p-6 shadow-card forced-border">
      <h2 id="backups" className="text-h4 font-bold">
        Backups
      </h2>
      {problem && <Problem {...problem} />}
      {!on && (
        <p className="mt-2 max-w-prose text-ink-soft">
          The site makes no backups by itself: the setting BACKUP_HOUR is off. Make one every night another way.
        </p>
      )}
      {on && !made && !problem && (
        <p className="mt-2 max-w-prose text-ink-soft">
          The first backup is made a few minutes after the site starts. Load this page again then.
        </p>
      )}
      <div className="mt-2 grid max-w-prose gap-2 text-ink-soft">
        {made && (
          <p>
            Last backup: {made.when}. It holds {made.rows} rows
            {holdPictures ? ` and ${made.pictures} picture files` : ''} in {made.size}.
            {!holdPictures && ' Pictures lie in the bucket and are not in it.'}
          </p>
        )}
        {checked && (
          <p>
            Last check: {checked.when}. The backup of {checked.madeWhen} was restored beside the site, and every row
            {holdPictures ? ' and picture' : ''} came back the same.
          </p>
        )}
      </div>
    </section>
  );
}

function Problem(problem: NonNullable<BackupsView['problem']>) {
  return (
    <Notice tone="problem" className="mt-3 max-w-prose">
      {words(problem)}
    </Notice>
  );
}

function words(problem: NonNullable<BackupsView['problem']>): string {
  switch (problem.kind) {
    case 'not-made':
      return `On ${problem.when} no backup could be made: ${problem.why}. It is tried again every hour. Older backups are kept.`;
    case 'not-proven':
      return `On ${problem.when} a backup could not be proven: ${problem.why}. Older backups are kept. Make one by hand (npm run backup) and try to restore it.`;
    case 'not-cleared':
      return `On ${problem.when} old backups could not be removed: ${problem.why}. They take more room every day.`;
    case 'late':
      return 'No backup was made for more than a day and a half. Look at the log of the site.';
  }
}
