import type { Option } from './instrument.ts';

/** A yes counts one. */
export const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes', points: 1 },
  { value: 'no', label: 'No', points: 0 },
];
