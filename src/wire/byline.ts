/** Somebody who wrote or reviewed; `id` where the page about the clinic tells of them. */
export interface NamedPerson {
  name: string;
  id?: string | undefined;
  role?: string | undefined;
  postNominals?: string | undefined;
}

/** A clinical review that took place. */
export interface Review {
  by: NamedPerson;
  /** Such as 2026-11-20. */
  on: string;
  /** 20 November 2026 */
  shown: string;
}

/** Who answers for a text. */
export interface BylineView {
  author: NamedPerson;
  /** Null where no clinician read it. */
  review: Review | null;
  /** Whether people and days are invented, as everything of the clinic that ships. */
  isDemo: boolean;
}
