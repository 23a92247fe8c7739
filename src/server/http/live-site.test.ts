import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Application } from './application.ts';
import { createLiveSite } from './live-site.ts';

/** An application that ends its answers when a test says so. */
function played(name: string, answered: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const warmed: string[] = [];
  const state = { isRetired: false };
  const application: Application = {
    answer: ({ url }) => void promise.then(() => answered.push(`${url} of ${name}`)),
    mostRequested: () => (state.isRetired ? [] : [{ url: '/faq', headers: { host: 'clinic.example' } }]),
    warm: async (pages) => void warmed.push(...pages.map(({ url }) => url)),
    retire: () => {
      state.isRetired = true;
    },
  };
  return { application, end: resolve, warmed, state };
}

test('[DESK-02] a request stays with the snapshot that it began with; the next ones see the next snapshot', async () => {
  const answered: string[] = [];
  const [first, second] = [played('first', answered), played('second', answered)];
  const site = createLiveSite(first.application);
  const visit = (url: string) => site.answer({ url } as IncomingMessage, {} as ServerResponse);
  visit('/begun-before');
  site.swap(second.application);
  visit('/begun-after');
  second.end();
  first.end();
  await expect.poll(() => answered).toHaveLength(2);
  expect(answered.toSorted()).toEqual(['/begun-after of second', '/begun-before of first']);
  expect(first.state.isRetired).toBe(true);
  expect(second.warmed).toEqual(['/faq']);
});
