import { ArchiveError } from './archive-lines.ts';
import { differences, sumsOf } from './compare.ts';
import type { DatabaseArchive } from './database-archive.ts';

/**
 * Copies one database into another, sessions and conversations included, and then compares them row by row. The first stays
 * unchanged.
 *
 * @throws ArchiveError if the other holds data and `replace` is not set, or if they differ afterwards.
 */
export async function moveDatabase(
  from: DatabaseArchive,
  to: DatabaseArchive,
  { replace }: { replace: boolean },
): Promise<{ rows: number }> {
  if (!replace && !(await to.isEmpty())) {
    throw new ArchiveError(
      'The database to move into holds data already. Make a backup of it first, then add --replace. Nothing was changed.',
    );
  }
  await to.replace(from.lines({ everything: true }));
  const arrived = await sumsOf(to.lines({ everything: true }));
  const wrong = differences(await sumsOf(from.lines({ everything: true })), arrived);
  if (wrong.length > 0) {
    throw new ArchiveError(
      `Afterwards the two databases do not hold the same in: ${wrong.join(', ')}. Stop the site, which may have written meanwhile, and move again with --replace. The old database is as it was.`,
    );
  }
  return { rows: [...arrived.values()].reduce((sum, { rows }) => sum + rows, 0) };
}
