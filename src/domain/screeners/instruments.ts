import { asrs } from './asrs/asrs.ts';
import { auditC } from './audit-c/audit-c.ts';
import { beds7 } from './beds-7/beds-7.ts';
import { epworth } from './epworth/epworth.ts';
import type { Instrument, InstrumentId } from './instrument.ts';
import { stopBang } from './stop-bang/stop-bang.ts';

/** Every instrument, by id. A page with two of them imports those two instead. */
export const instruments: Readonly<Record<InstrumentId, Instrument>> = {
  'beds-7': beds7,
  'audit-c': auditC,
  asrs,
  'stop-bang': stopBang,
  epworth,
};
