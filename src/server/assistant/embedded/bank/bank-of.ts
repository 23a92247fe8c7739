import { setTimeout as pause } from 'node:timers/promises';
import type { SiteContent } from '#content/load.ts';
import type { SentenceEncoder } from '../../meaning/encoder.ts';
import { pauseAfter } from '../../meaning/tries.ts';
import { type Bank, bankFrom } from './bank.ts';
import { keptReading } from './kept-reading.ts';
import { knownMeanings } from './known-meanings.ts';
import { readBank } from './reading.ts';

/** Beside the build, what was read of the bank is kept. */
const beside = 'build/assistant';
/** And the meanings of those texts that came after the ones shipped with the content. */
export const meanings = `${beside}/meanings.bin`;

/** The bank of a site, undefined where it has none or its meanings cannot be had. */
export async function bankOf(
  { assistant }: SiteContent,
  encoder: SentenceEncoder,
  report: (error: unknown) => void,
): Promise<Bank | undefined> {
  if (assistant.answers.length === 0) return undefined;
  try {
    const vectorsOf = knownMeanings(meanings, encoder, assistant.meanings);
    const reading = await keptReading(beside, assistant, encoder.weights, () => readBank(assistant, vectorsOf));
    return bankFrom(assistant, encoder, reading);
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** The bank of a site as soon as it can be had, tried as often as it takes; undefined only where the site has none. */
export async function bankInTheEnd(
  content: SiteContent,
  encoder: SentenceEncoder,
  report: (error: unknown) => void,
): Promise<Bank | undefined> {
  if (content.assistant.answers.length === 0) return undefined;
  for (let failures = 1; ; failures += 1) {
    const bank = await bankOf(content, encoder, report);
    if (bank) return bank;
    await pause(pauseAfter(failures), undefined, { ref: false });
  }
}
