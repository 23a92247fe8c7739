/** Work that one of several instances does at its time. */
export interface ScheduledWorkTable {
  name: string;
  /** The instance that is at it; null while nobody is. */
  holder: string | null;
  /** Milliseconds since 1970 until which nobody else begins it: its holder renews that, a failure puts it off. */
  held_until: number;
  /** When it was last done. */
  done_at: number | null;
  /** JSON of what it has to say. */
  report: string | null;
}
