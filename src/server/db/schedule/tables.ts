/** Scheduled work, done by one of several instances. */
export interface ScheduledWorkTable {
  name: string;
  /** The instance that does it; null if idle. */
  holder: string | null;
  /** End of the lease, in milliseconds since 1970: the holder renews it, a failure postpones it. */
  held_until: number;
  /** Time of the last completion. */
  done_at: number | null;
  /** JSON of the work's report. */
  report: string | null;
}
