import type { ChatReply } from './chat.ts';

/** The names of the fields of the form at /ask. */
export const askFields = { message: 'message', conversationId: 'conversation', erase: 'erase' } as const;

/** What a post of the form at /ask shows. */
export type AskOutcome =
  | { kind: 'answered'; question: string; reply: ChatReply }
  | { kind: 'erased' }
  /** The message was not answered: `words` say why. What was typed stands in the field again. */
  | { kind: 'refused'; question: string; conversationId: string; words: string; isFieldProblem: boolean };
