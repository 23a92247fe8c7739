import { expect, test } from 'vitest';
import type { Bank, BankAnswer } from './bank.ts';
import { withWrittenAnswers } from './passages.ts';

const answer = (id: string, pages: string[]): BankAnswer => ({
  id,
  asks: ['how much is it'],
  says: { html: '<p>It is <strong>$10</strong>.</p>', inline: false },
  pages,
  care: false,
});
const bankOf = (id: string, score: number, pages = ['/medicare']): Promise<Bank> =>
  Promise.resolve({
    byId: () => undefined,
    usual: async () => undefined,
    read: async () => ({
      matches: [{ answer: answer(id, pages), score, follows: false }],
      also: [],
      place: undefined,
    }),
  });
const pages = { search: async () => [{ title: 'Medicare', href: '/medicare', text: 'Fees stand here.' }] };

test('a model reads the clinic’s own answer first', async () => {
  const knowledge = withWrittenAnswers(pages, bankOf('cost/initial', 0.9));
  await Promise.resolve();
  expect(await knowledge.search('price?', 5)).toEqual([
    { title: 'Medicare', href: '/medicare', text: 'It is $10.' },
    { title: 'Medicare', href: '/medicare', text: 'Fees stand here.' },
  ]);
});

test.each([
  ['is not about the question', bankOf('cost/initial', 0.3)],
  ['is a courtesy', bankOf('talk/hello', 0.9)],
  ['stands on no page that could be cited', bankOf('cost/initial', 0.9, [])],
])('but not one that %s', async (_, bank) => {
  const knowledge = withWrittenAnswers(pages, bank);
  await Promise.resolve();
  expect(await knowledge.search('price?', 5)).toHaveLength(1);
});
