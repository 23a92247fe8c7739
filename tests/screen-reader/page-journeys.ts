import { account } from '../engines/journeys.ts';
import { heardOnceInOrder, heardWhole, neverHeard } from './heard.ts';
import type { Journey } from './journeys.ts';
import type { Listener } from './listener.ts';

async function calculates(listener: Listener): Promise<string[]> {
  await listener.opens('/calculator');
  await listener.focuses('#calculator-age');
  await listener.types('44');
  // Each step waits for the end of speech: Orca takes earlier keys for its navigation commands.
  await listener.presses('Tab');
  await listener.presses('space');
  await listener.presses('Tab', 'Tab', 'Tab');
  for (const text of ['209', '170', '100']) {
    await listener.types(text);
    await listener.presses('Tab');
  }
  for (const key of ['space', 'Tab', 'space', 'Tab', 'Tab', 'Return']) await listener.presses(key);
  return listener.hears('Body mass index');
}

async function signsIn(listener: Listener, password: string): Promise<void> {
  await listener.focuses('input[type=password]');
  listener.keys('ctrl+a', 'Delete');
  await listener.types(password);
  await listener.presses('Return');
}

export const pageJourneys: readonly Journey[] = [
  {
    name: 'a page that a link leads to says its title',
    walk: async (listener) => {
      await listener.opens('/');
      await listener.focuses('header a[href="/faq"]');
      await listener.presses('Return');
      heardOnceInOrder(await listener.hears('Questions and answers | '), 'Questions and answers | ');
    },
  },
  {
    name: 'a second result of the calculator is heard like the first',
    walk: async (listener) => {
      const first = 'Your results are ready. Body mass index 72.3, Obesity Class III.';
      heardOnceInOrder(await calculates(listener), 'Your results heading level 2', first);
      await listener.finds('b', 'Use 94.8');
      await listener.presses('Return');
      const said = await listener.hears('Body mass index');
      heardOnceInOrder(said, 'Your results are ready. Body mass index 32.8, Obesity Class I.');
      neverHeard(said, '72.3');
    },
  },
  {
    name: 'a self-check says how far one is, and its result',
    walk: async (listener) => {
      await listener.opens('/mental-health-support');
      await listener.focuses('input[name*="audit" i]');
      for (const part of ['1 of 3 answered', '2 of 3 answered', '3 of 3 answered']) {
        await listener.presses('space');
        heardOnceInOrder(await listener.hears(part), part);
        await listener.presses('Tab');
      }
      await listener.finds('Tab', 'Show My Results');
      await listener.presses('Return');
      const result = 'Your AUDIT-C result: No Alcohol Consumption. 0 out of 12.';
      heardOnceInOrder(await listener.hears(result), result);
    },
  },
  {
    name: 'the Medicare checker says a sum whole, and whose it is',
    walk: async (listener) => {
      await listener.opens('/medicare');
      for (const [choice, sum] of [
        ['yes', '$0'],
        ['no', '$47.55'],
      ] as const) {
        await listener.focuses(`[data-question=seen][value=${choice}]`);
        await listener.presses('space');
        heardWhole(await listener.hears('You pay'), 'You pay', sum);
      }
    },
  },
  {
    name: 'a wrong password is heard each time, and the right one leads in',
    walk: async (listener) => {
      await listener.opens('/blog-admin');
      await listener.focuses('input[type=email]');
      await listener.types(account.email);
      for (let turn = 0; turn < 2; turn += 1) {
        await signsIn(listener, 'not the password');
        heardOnceInOrder(await listener.hears('Invalid credentials'), 'Invalid credentials. Please try again.');
      }
      await signsIn(listener, account.password);
      await listener.sees('the list of posts', 'document.querySelector(\'a[href*="new"], [data-new-post]\')');
    },
  },
];
