import type { ReplyTexts } from './record.ts';

/** What a message without a letter or a digit is. */
export type WordlessKind = keyof ReplyTexts['wordless'];

/** ':D' and the like hold a letter and no word. */
const smiley = /[:;=][-']?[DPO](?!\p{L})/giu;

/** Says what a message without words is; undefined for one with words. */
export function createWordlessReader({ wordless }: ReplyTexts): (message: string) => WordlessKind | undefined {
  const { thanks, unwell } = wordless;
  return (message) => {
    if (/[\p{L}\p{N}]/u.test(message.replace(smiley, ''))) return undefined;
    const holds = (all: readonly string[]) => all.some((sign) => message.includes(sign));
    // Both in one message: whoever may be unwell is answered about that.
    if (holds(unwell.signs)) return 'unwell';
    return holds(thanks.signs) ? 'thanks' : 'unreadable';
  };
}
