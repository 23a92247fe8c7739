import { chatJourneys } from './chat-journeys.ts';
import type { Listener } from './listener.ts';

export interface Journey {
  name: string;
  walk: (listener: Listener) => Promise<void>;
}

export const journeys: readonly Journey[] = [...chatJourneys];
