import type { EncoderThread } from './assistant/meaning/encoder.ts';
import type { DatabaseTrouble } from './storage/storage-failure.ts';

/** Why an instance is not ready for visitors, as /readyz reports it. */
export type Obstacle =
  | 'stopping'
  | 'data-folder'
  | 'disk-full'
  | 'database'
  | 'database-missing'
  | 'database-damaged'
  | 'assistant-starting'
  | 'assistant-failed'
  | 'assistant-slow';

/** The obstacle code for a problem of the database, as /readyz reports it. */
export function databaseObstacle(trouble: DatabaseTrouble | undefined): Obstacle | undefined {
  return trouble === 'away' ? 'database' : trouble && `database-${trouble}`;
}

/** The obstacle code while the encoder of the assistant is not usable. */
export async function assistantObstacle(
  encoders: readonly Pick<EncoderThread, 'state'>[],
): Promise<Obstacle | undefined> {
  const states = await Promise.all(encoders.map((encoder) => encoder.state()));
  for (const state of ['failed', 'starting', 'slow'] as const) if (states.includes(state)) return `assistant-${state}`;
  return undefined;
}
