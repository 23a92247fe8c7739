import { statSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * Refuses root on another user's data folder: the site, which runs as that user, could not read files that root writes.
 *
 * @throws StartError with the command to run instead.
 */
export function refuseOtherUser(folder: string, user: number | undefined = process.getuid?.()): void {
  const owner = user === 0 ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return;
  throw new StartError(
    `The data folder ${folder} belongs to the user ${owner.uid}, and what root writes there the site cannot read. Run the command as that user. Under the unit: deploy/clinic-site-command NAME VALUES. Elsewhere: setpriv --reuid ${owner.uid} --regid ${owner.gid} --clear-groups node scripts/NAME.ts VALUES. Nothing was changed.`,
  );
}
