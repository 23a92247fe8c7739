import type { Application } from './application.ts';

/** Pages that are rendered anew after a swap. Visitors of the others wait for theirs. */
const warmedPages = 40;

/** The application of the present snapshot of the content. */
export interface LiveSite {
  answer: Application['answer'];
  /** Every later request is answered by `next`. Requests in progress stay with their application, and its snapshot. */
  swap: (next: Application) => void;
}

export function createLiveSite(first: Application): LiveSite {
  let application = first;
  return {
    answer: (request, response) => application.answer(request, response),
    swap(next) {
      const requested = application.mostRequested(warmedPages);
      application.retire();
      application = next;
      void next.warm(requested);
    },
  };
}
