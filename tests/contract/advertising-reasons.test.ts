import { afterEach, expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { answerAdministration } from '#server/blog/administration/answer.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';

const open: OpenDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

onBothEngines('[BLOG-08] publishing over a warning', (databases) => {
  test('is refused without a reason, and the reason is stored with editor, time and passages', async () => {
    const database = await openDatabase(await databases.empty());
    open.push(database);
    const posts = createPostStore(database);
    const ask = (path: string, body?: object, editor = 'one@clinic.example') =>
      answerAdministration(
        { method: body ? 'POST' : 'GET', path, query: new URLSearchParams(), body },
        { posts, editor, preview: () => Promise.reject(new Error('not asked for')) },
      );
    const fields = postFields({ title: 'Results guaranteed', published: true });
    const reason = 'Quotes what others promise.';

    // A draft may say anything; publication needs a reason, whichever client asks.
    const draft = (await ask('posts', { fields: { ...fields, published: false } })).body as { post: Post };
    expect(await ask('posts', { fields })).toMatchObject({ status: 422, body: { error: { code: 'advertising' } } });
    const address = `posts/${draft.post.id}`;
    const change = (version: number, changes: object, more: object = {}) =>
      ask(
        address,
        { fields: { ...fields, slug: draft.post.slug, ...changes }, version, ...more },
        'two@clinic.example',
      );
    expect(await change(1, {})).toMatchObject({ status: 422, body: { error: { code: 'advertising' } } });
    expect(await change(1, {}, { advertisingReason: 'short' })).toMatchObject({ status: 422 });
    expect((await posts.byId(draft.post.id))?.version).toBe(1);
    expect(await change(1, {}, { advertisingReason: reason })).toMatchObject({ status: 200 });
    expect(await posts.advertisingReasons(draft.post.id)).toEqual([
      {
        version: 2,
        reason,
        passages: ['guarantee: guaranteed'],
        editor: 'two@clinic.example',
        givenAt: (await posts.byId(draft.post.id))?.updatedAt,
      },
    ]);

    // The same passage needs no second reason; another one does.
    expect(await change(2, { excerpt: 'Guaranteed' })).toMatchObject({ status: 200 });
    expect(await change(3, { excerpt: 'Ozempic' })).toMatchObject({ status: 422 });
    expect(await change(3, { excerpt: 'Ozempic' }, { advertisingReason: 'Asked our lawyer.' })).toMatchObject({
      status: 200,
    });
    const stored = (await ask(`${address}/advertising-reasons`)).body;
    expect(stored).toMatchObject({ reasons: [{ version: 4, passages: ['medicine-name: ozempic'] }, { version: 2 }] });
  });
});
