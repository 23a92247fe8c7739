import type { SiteContent } from '#content/load.ts';
import type { SentenceEncoder } from '../../meaning/encoder.ts';
import { type Bank, createBank } from './bank.ts';
import { knownMeanings } from './known-meanings.ts';

/** Where the meanings of those texts are kept that came after the ones shipped with the content: beside the build. */
export const meanings = 'build/assistant/meanings.bin';

/** The bank of a site, undefined where it has none or its meanings cannot be had. */
export async function bankOf(
  { assistant }: SiteContent,
  encoder: SentenceEncoder,
  report: (error: unknown) => void,
): Promise<Bank | undefined> {
  if (assistant.answers.length === 0) return undefined;
  try {
    return await createBank(assistant, encoder, knownMeanings(meanings, encoder, assistant.meanings));
  } catch (error) {
    report(error);
    return undefined;
  }
}
