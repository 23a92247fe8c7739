import type { Knowledge, Passage } from '../../chat/parts.ts';
import { plainText } from '../../knowledge/plain-text.ts';
import { type Bank, isTalk, likely } from './bank.ts';

/** How many written answers a model is given to read. */
const most = 3;

/** The site's knowledge, with the clinic's written answers on a question before everything else. */
export function withWrittenAnswers(knowledge: Knowledge, bank: Promise<Bank | undefined>): Knowledge {
  let ready: Bank | undefined;
  void bank.then((read) => {
    ready = read;
  });
  return {
    async search(question, limit) {
      const pages = await knowledge.search(question, limit);
      const { matches } = (await ready?.read(question)) ?? { matches: [] };
      const written = matches
        .filter(({ score, answer }) => score >= likely && !isTalk(answer.id) && answer.pages.length > 0)
        .slice(0, most)
        .map(({ answer }): Passage => {
          const [href = '/'] = answer.pages;
          const title = pages.find((page) => page.href === href)?.title ?? answer.asks[0] ?? '';
          return { title, href, text: plainText(answer.says.html).replaceAll('{{place}}', 'your area') };
        });
      return [...written, ...pages].slice(0, Math.max(limit, written.length));
    },
  };
}
