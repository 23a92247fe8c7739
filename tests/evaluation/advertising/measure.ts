import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { checkAdvertising } from '#domain/advertising/check-advertising.ts';

/** The labelled sets with a required precision and recall, one file each. */
export const sets = ['development', 'widened', 'held-back', 'independent-seen'] as const;

/** Written without sight of the rules and never used for tuning: an estimate of real use, without a required result. */
export const blind = 'independent-blind';

export type SetName = (typeof sets)[number] | typeof blind;

interface Labelled {
  text: string;
  /** Omitted if the passage needs no warning. */
  kind?: string;
}

export interface Measured {
  passages: number;
  precision: number;
  recall: number;
  /** Correct warnings whose kind equals the label. */
  ofTheKind: number;
  mistakes: string[];
}

/** Precision and recall of the check on one labelled set. */
export function measure(set: SetName): Measured {
  const file = fileURLToPath(new URL(`${set}.yaml`, import.meta.url));
  const passages = parse(readFileSync(file, 'utf8')) as Labelled[];
  const counts = { right: 0, wrong: 0, missed: 0, ofTheKind: 0 };
  const mistakes: string[] = [];
  for (const { text, kind } of passages) {
    const kinds = checkAdvertising(text).map((warning) => warning.kind);
    const warned = kinds.length > 0;
    if (kind && warned) counts.right++;
    else if (kind) counts.missed++;
    else if (warned) counts.wrong++;
    if (kind && kinds.some((each) => each === kind)) counts.ofTheKind++;
    if (Boolean(kind) !== warned) mistakes.push(`${kind ? `missed ${kind}` : `false ${kinds.join(', ')}`}: ${text}`);
  }
  const { right, wrong, missed, ofTheKind } = counts;
  return {
    passages: passages.length,
    precision: right / (right + wrong),
    recall: right / (right + missed),
    ofTheKind: ofTheKind / right,
    mistakes,
  };
}
