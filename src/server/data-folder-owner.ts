import { statSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * Files that root writes for a site that runs as another user are closed to that site.
 *
 * @throws StartError where root runs a command on another user's data folder, with the line to type.
 */
export function refuseOtherUser(folder: string, user: number | undefined = process.getuid?.()): void {
  const owner = user === 0 ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return;
  throw new StartError(
    `The data folder ${folder} belongs to the user ${owner.uid}, and what root writes there the site cannot read. Run the command as that user. Under the unit: deploy/clinic-site-command NAME VALUES. Elsewhere: setpriv --reuid ${owner.uid} --regid ${owner.gid} --clear-groups node scripts/NAME.ts VALUES. Nothing was changed.`,
  );
}
