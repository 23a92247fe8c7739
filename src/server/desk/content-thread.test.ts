import { expect, onTestFinished, test } from 'vitest';
import { ContentError } from '#content/problem.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { createContentThread } from './content-thread.ts';

const key = 'site.yaml#hours';
const hours = (opening: string) => [{ days: 'Monday to Friday', hours: opening }];

function thread() {
  const started = createContentThread(contentFolder().path);
  onTestFinished(() => started.close());
  return started;
}

test('[DESK-02] a thread reads the content with edits, and nothing in it can be changed', async () => {
  const { load } = thread();
  const [early, late] = await Promise.all(
    ['6 am to 2 pm', '2 pm to 9 pm'].map((opening) => load(new Map([[key, hours(opening)]]))),
  );
  expect(early?.site.hours).toEqual(hours('6 am to 2 pm'));
  expect(late?.site.hours).toEqual(hours('2 pm to 9 pm'));
  expect(early?.pages.size).toBeGreaterThan(0);
  expect(Object.isFrozen(early?.site.hours[0])).toBe(true);
});

test('[DESK-03] a draft with problems is refused with each of them, and the thread goes on', async () => {
  const { load } = thread();
  const refused = load(new Map([[key, []]]), { strict: true });
  await expect(refused).rejects.toThrow(ContentError);
  await expect(refused).rejects.toMatchObject({ problems: [{ file: 'site.yaml', field: 'hours' }] });
  expect((await load(new Map([[key, []]]))).setAside.map((one) => one.key)).toEqual([key]);
});

test('[DESK-02] a thread that ended fails its reading, and the next one starts another', async () => {
  const { load, close } = thread();
  const ended = load(new Map([[key, hours('6 am to 2 pm')]]));
  const failed = expect(ended).rejects.toThrow('the thread of the content ended');
  await close();
  await failed;
  expect((await load(new Map())).setAside).toEqual([]);
});
