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

/** Answers from the clinic's own words, without any service. */
export interface EmbeddedAssistant {
  /** @param history Earlier turns, oldest first. */
  answer(message: string, history: readonly Turn[]): Promise<Answer>;
  /** Whether it has an answer written for somebody vulnerable: then no model is asked. */
  cares(message: string, history: readonly Turn[]): Promise<boolean>;
}
