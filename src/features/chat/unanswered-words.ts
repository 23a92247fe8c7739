import { clockTime } from './clock-time.ts';
import type { UnansweredEntry } from './entries.ts';

/** CHAT-08: shown for every failure, because the next step is the same. */
export const apology =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact our clinic directly";

export const erasedWords = 'The chat was erased, here and on our server.';

/** The failure of a message in a sentence. */
export function stateOf({ reason, text, until }: UnansweredEntry): string {
  switch (reason) {
    case 'failed':
      return apology;
    case 'wait':
      return `You have sent many messages in a short time. You can send the next one at ${clockTime(until)}.`;
    case 'refused':
      return `This message could not be answered: ${text}`;
    case 'stopped':
      return text ? 'You stopped the answer here.' : 'You stopped the answer before it began.';
    case 'interrupted':
      return 'You left the page before the answer came.';
  }
}
