/** The leases of scheduled work, shared by all instances. Times are milliseconds since 1970. */
export interface Leases {
  /**
   * Takes the lease, unless the work was done since it was due or another instance holds the lease.
   *
   * @returns Whether this instance holds the lease, until `now` plus `leaseMs`.
   */
  take(name: string, holder: string, times: { due: number; now: number }): Promise<boolean>;
  /** Renews the lease. Returns false if another instance has taken it. */
  renew(name: string, holder: string, now: number): Promise<boolean>;
  /** Records that the work is done. */
  done(name: string, holder: string, now: number): Promise<void>;
  /** Releases the lease without the work done; no instance starts it before that time. */
  putOff(name: string, holder: string, until: number): Promise<void>;
  /** The latest report of the work, for status pages; undefined before the first. */
  reportOf(name: string): Promise<unknown>;
  report(name: string, report: object): Promise<void>;
}

/** Lifetime of a lease that is not renewed, as when its holder was killed. */
export const leaseMs = 5 * 60 * 1000;
/** Time until failed work is retried. */
export const retryMs = 60 * 60 * 1000;
/** Tolerated difference between the clocks of two machines. A time further ahead was written by a wrong clock. */
export const slackMs = 10 * 60 * 1000;
