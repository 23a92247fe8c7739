import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';

/** One side of a conversation, as plain text. */
export interface Turn {
  role: 'visitor' | 'assistant';
  text: string;
}

/** A passage of the clinic's own words, with its page. */
export interface Passage {
  title: string;
  /** Address on the main site, with an anchor if there is one. */
  href: string;
  text: string;
}

/** Searches the clinic's own words: pages, questions, fees, cities, tools and published posts. */
export interface Knowledge {
  /** Best first; empty if nothing matches. */
  search(question: string, limit: number): Promise<Passage[]>;
}

/** An answer to a visitor, before it becomes a reply of the endpoint. */
export interface Answer {
  /** HTML of the allow-list of src/wire/chat.ts. */
  html: string;
  bookingButton: boolean;
  /** The appointment of the booking button; the initial one if omitted. */
  bookingTarget?: 'initial' | 'followup' | 'gp';
  sources: { title: string; href: string }[];
  urgent: boolean;
}

/** The source of an answer, for metrics and logs, without the text of a message. */
export interface Trace {
  stage: 'language' | 'concern' | 'compute' | 'select' | 'model' | 'last-resort';
  /** The answer's id or the kind of concern. */
  id?: string;
  /** Confidence, from 0 to 1. */
  similarity?: number;
}

/** An answer of the embedded assistant. */
export interface Answered {
  answer: Answer;
  /** The visitor is vulnerable, so no model may answer. */
  isVulnerable: boolean;
  /** Changes to the dialogue. */
  /** A greeting, a joke or play. */
  isSmallTalk?: boolean;
  about: Pick<Dialogue, 'lastAnswer' | 'place' | 'careful' | 'care'>;
  trace: Trace;
}

/** Answers from the clinic's own words, without any service. */
export interface EmbeddedAssistant {
  /**
   * @param history Earlier turns, oldest first.
   * @param dialogue The state of the conversation.
   */
  answer(message: string, history: readonly Turn[], dialogue: Dialogue): Promise<Answered>;
  /** Passages for a question: written answers first, then pages. */
  passages(question: string, limit: number): Promise<Passage[]>;
}
