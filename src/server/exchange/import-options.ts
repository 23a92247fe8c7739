import type { PassOver } from './held-back.ts';
import type { TextEncoding } from './text-file.ts';

/** How a file is read. */
export interface ImportOptions {
  encoding: TextEncoding;
  /** IANA name of the clinic's time zone: of dates that name none. */
  timeZone: string;
  passOver: PassOver;
}
