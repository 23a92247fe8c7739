import { chatJourneys } from './chat-journeys.ts';
import type { Listener } from './listener.ts';
import { pageJourneys } from './page-journeys.ts';

export interface Journey {
  name: string;
  walk: (listener: Listener) => Promise<void>;
}

export const journeys: readonly Journey[] = [...chatJourneys, ...pageJourneys];
