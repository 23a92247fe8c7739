import type { ReplyTexts } from './record.ts';

/** The kinds of message without a letter or a digit. */
export type WordlessKind = keyof ReplyTexts['wordless'];

/** ':D' and the like hold a letter and no word. */
const smiley = /[:;=][-']?[DPO](?!\p{L})/giu;

/** Classifies a message without words; undefined for one with words. */
export function createWordlessReader({ wordless }: ReplyTexts): (message: string) => WordlessKind | undefined {
  const { thanks, unwell } = wordless;
  return (message) => {
    if (/[\p{L}\p{N}]/u.test(message.replace(smiley, ''))) return undefined;
    const holds = (all: readonly string[]) => all.some((sign) => message.includes(sign));
    // If both occur, the answer is about the visitor's health.
    if (holds(unwell.signs)) return 'unwell';
    return holds(thanks.signs) ? 'thanks' : 'unreadable';
  };
}
