import type { EncoderThread } from './assistant/meaning/encoder.ts';

/** Why an instance should be sent nobody now, as /readyz says it. */
export type Obstacle =
  | 'stopping'
  | 'data-folder'
  | 'database'
  | 'assistant-starting'
  | 'assistant-failed'
  | 'assistant-slow';

/** What keeps the assistant from reading what messages mean. */
export async function assistantObstacle(
  encoders: readonly Pick<EncoderThread, 'state'>[],
): Promise<Obstacle | undefined> {
  const states = await Promise.all(encoders.map((encoder) => encoder.state()));
  for (const state of ['failed', 'starting', 'slow'] as const) if (states.includes(state)) return `assistant-${state}`;
  return undefined;
}
