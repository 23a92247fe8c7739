import type { AnswerOption } from './instrument.ts';

/** A yes counts one. */
export const yesNo: readonly AnswerOption[] = [
  { value: 'yes', label: 'Yes', points: 1 },
  { value: 'no', label: 'No', points: 0 },
];
