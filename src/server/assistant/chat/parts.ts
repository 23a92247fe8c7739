import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';

/** One side of a conversation, as plain text. */
export interface Turn {
  role: 'visitor' | 'assistant';
  text: string;
}

/** A piece of the clinic's own words, with the page that it stands on. */
export interface Passage {
  title: string;
  /** Address on the main site, with its anchor where it has one. */
  href: string;
  text: string;
}

/** Finds the clinic's own words on a question: pages, questions, fees, cities, tools and published posts. */
export interface Knowledge {
  /** Best first; empty where nothing fits. */
  search(question: string, limit: number): Promise<Passage[]>;
}

/** What is answered to a visitor, before it becomes a reply of the endpoint. */
export interface Answer {
  /** HTML of the small allow-list of src/wire/chat.ts. */
  html: string;
  bookingButton: boolean;
  /** Which appointment the button books; the initial one when left out. */
  bookingTarget?: 'initial' | 'followup' | 'gp';
  sources: { title: string; href: string }[];
  urgent: boolean;
}

/** How an answer was found: for figures and logs, without a word of what was said. */
export interface Trace {
  stage: 'language' | 'concern' | 'compute' | 'select' | 'model' | 'last-resort';
  /** Of the answer or the kind of concern. */
  id?: string;
  /** 0 to 1: how surely it was chosen. */
  similarity?: number;
}

/** What the embedded assistant makes of a message. */
export interface Answered {
  answer: Answer;
  /** Whether somebody writes whom ordinary advice may harm: then no model is asked. */
  cares: boolean;
  /** What the conversation is about with it. */
  /** A greeting, a joke or play. */
  isSmallTalk?: boolean;
  about: Pick<Dialogue, 'lastAnswer' | 'place' | 'careful' | 'care'>;
  trace: Trace;
}

/** Answers from the clinic's own words, without any service. */
export interface EmbeddedAssistant {
  /**
   * @param history Earlier turns, oldest first.
   * @param dialogue What the conversation has come to.
   */
  answer(message: string, history: readonly Turn[], dialogue: Dialogue): Promise<Answered>;
  /** What there is to read on a question: written answers first, then pages. */
  passages(question: string, limit: number): Promise<Passage[]>;
}
