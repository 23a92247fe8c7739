import type { ReportSkipped } from './held-back.ts';
import type { TextEncoding } from './text-file.ts';

/** Options of a reader. */
export interface ImportOptions {
  encoding: TextEncoding;
  /** IANA name of the clinic's time zone, for dates without a zone. */
  timeZone: string;
  reportSkipped: ReportSkipped;
}
