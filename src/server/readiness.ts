import type { EncoderThread } from './assistant/meaning/encoder.ts';
import type { DatabaseTrouble } from './storage/storage-failure.ts';

/** Why an instance should be sent nobody now, as /readyz says it. */
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

/** The database's own word for what is wrong with it, as /readyz says it. */
export function databaseObstacle(trouble: DatabaseTrouble | undefined): Obstacle | undefined {
  return trouble === 'away' ? 'database' : trouble && `database-${trouble}`;
}

/** What keeps the assistant from reading what messages mean. */
export async function assistantObstacle(
  encoders: readonly Pick<EncoderThread, 'state'>[],
): Promise<Obstacle | undefined> {
  const states = await Promise.all(encoders.map((encoder) => encoder.state()));
  for (const state of ['failed', 'starting', 'slow'] as const) if (states.includes(state)) return `assistant-${state}`;
  return undefined;
}
