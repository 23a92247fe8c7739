/** Whose turn scheduled work is, where every instance sees it. Times are milliseconds since 1970. */
export interface Leases {
  /**
   * Takes the turn, unless the work was done since it was due or another instance is at it.
   *
   * @returns Whether it is ours now, until `now` and `leaseMs`.
   */
  take(name: string, holder: string, times: { due: number; now: number }): Promise<boolean>;
  /** Goes on for another lease. Answers false where the turn has passed to somebody else. */
  keep(name: string, holder: string, now: number): Promise<boolean>;
  /** Notes that it is done. */
  done(name: string, holder: string, now: number): Promise<void>;
  /** Gives the turn back undone; nobody begins again before that time. */
  putOff(name: string, holder: string, until: number): Promise<void>;
  /** What the work has to say, for whoever looks; undefined where it said nothing yet. */
  reportOf(name: string): Promise<unknown>;
  report(name: string, report: object): Promise<void>;
}

/** How long a turn lasts that nobody renews: then its holder was killed. */
export const leaseMs = 5 * 60 * 1000;
/** When work that failed is tried again. */
export const retryMs = 60 * 60 * 1000;
/** How far the clocks of two machines may lie apart. What lies further ahead was written by a clock that was wrong. */
export const slackMs = 10 * 60 * 1000;
