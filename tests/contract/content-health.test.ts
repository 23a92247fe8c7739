import { afterEach, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { postsToImport } from '#content/posts.ts';
import { checkPost, passageKey } from '#domain/advertising/check-post.ts';
import { createContentHealth } from '#server/blog/content-health.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';

const open: OpenDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

onBothEngines('[BLOG-08] content health', (databases) => {
  test('lists defects of published posts, reads a text once, and follows changes', async () => {
    const database = await openDatabase(await databases.empty());
    open.push(database);
    const store = createPostStore(database);
    let read = 0;
    const posts = {
      ...store,
      byId: (id: string) => {
        read += 1;
        return store.byId(id);
      },
    };
    const health = createContentHealth({
      posts,
      isPage: (address) => address === '/faq',
      tokens: { 'claims.soon': 'Times within 24-48 hours' },
      hidden: [{ key: 'soon', phrases: ['24-48 hours'] }],
      today: () => '2026-11-25',
      report: (error) => expect(error).toBeUndefined(),
    });
    const seen = async () => {
      let view = await health();
      for (let tries = 0; view.looking && tries < 100; tries += 1) view = await health();
      const found = view.found.map(({ kind, count, posts }) => [kind, count, posts[0]?.title, posts[0]?.detail]);
      return { posts: view.posts, found };
    };

    const whole = {
      metaDescription: 'What helps.',
      featuredImage: '/storage/v1/object/public/images/1.jpg',
      featuredImageAlt: 'A bed.',
      reviewer: 'Marnie Keogh',
      reviewedOn: '2026-11-20',
    };
    const saved = async (fields: object) => {
      const result = await store.insert(postFields({ ...whole, ...fields }), 'one@clinic.example');
      return result.kind === 'saved' ? result.post : expect.fail(result.kind);
    };
    await saved({ title: 'Whole', content: 'See [questions](/faq?a#b) and [a site](https://example.com/gone).' });
    await saved({ title: 'Draft', published: false, metaDescription: null });
    expect(await seen()).toEqual({ posts: 1, found: [] });

    const moved = await saved({ title: 'Moved' });
    await store.update(moved.id, 1, { ...moved, slug: 'moved-away' }, 'one@clinic.example');
    const poor = await saved({
      title: 'Poor',
      content:
        'Results guaranteed. [Here](/gone), [there](/blog/nobody), [moved](/blog/moved), [new](/blog/moved-away).',
      metaDescription: null,
      featuredImage: null,
      featuredImageAlt: '',
      reviewedOn: '2025-11-01',
    });
    await saved({ title: 'Unseen', featuredImageAlt: '' });
    expect(await seen()).toEqual({
      posts: 4,
      found: [
        ['advertising', 1, 'Poor', '1 passage'],
        ['dead-link', 1, 'Poor', '/gone, /blog/nobody'],
        ['picture-words', 1, 'Unseen', undefined],
        ['review', 1, 'Poor', undefined],
        ['description', 1, 'Poor', undefined],
        ['picture', 1, 'Poor', undefined],
      ],
    });

    read = 0;
    await seen();
    expect(read).toBe(0);
    await store.update(poor.id, 1, { ...poor, ...whole, content: 'Better.' }, 'one@clinic.example');
    expect((await seen()).found).toEqual([['picture-words', 1, 'Unseen', undefined]]);
    expect(read).toBe(1);

    // A claim that was taken down, said in other letters or by a token.
    for (const [version, content] of ['Visits within 24–48 hours.', '{{claims.soon}}.'].entries()) {
      await store.update(poor.id, 2 + version, { ...poor, ...whole, content }, 'one@clinic.example');
      expect((await seen()).found[0]).toEqual(['hidden-claim', 1, 'Poor', '“24-48 hours”']);
    }

    // A passage with a reason is settled; a new passage is not.
    const content = 'Results guaranteed.';
    const passages = checkPost({ ...poor, content }).map(passageKey);
    const over = { reason: 'Quotes what others say.', passages };
    await store.update(poor.id, 4, { ...poor, ...whole, content }, 'one@clinic.example', { over });
    expect((await seen()).found).toEqual([['picture-words', 1, 'Unseen', undefined]]);
    await store.update(
      poor.id,
      5,
      { ...poor, ...whole, content: `${content} Book now, last spots.` },
      'one@clinic.example',
    );
    expect((await seen()).found[0]).toEqual(['advertising', 1, 'Poor', '1 passage']);
  });

  test('does not list passages with a reason of the clinic, which is stored like one of staff', async () => {
    const database = await openDatabase(await databases.empty());
    open.push(database);
    const store = createPostStore(database);
    const excepted = [...postsToImport(loadContent('content').posts)].filter(({ over }) => over);
    expect(excepted.length).toBeGreaterThan(0);
    const health = createContentHealth({
      posts: store,
      isPage: () => true,
      tokens: {},
      hidden: [],
      today: () => '2026-11-25',
      report: (error) => expect(error).toBeUndefined(),
    });
    const warned = async () => {
      let view = await health();
      for (let tries = 0; view.looking && tries < 100; tries += 1) view = await health();
      return view.found.find(({ kind }) => kind === 'advertising')?.count;
    };
    await store.importOnce('content/posts', excepted, 'content');
    expect(await warned()).toBeUndefined();
    const [post] = (await store.published.list({}, { offset: 0, limit: 1 })).posts;
    expect(await store.advertisingReasons(post?.id ?? '')).toEqual([
      expect.objectContaining({ version: 1, editor: 'content', reason: expect.stringMatching(/.{10}/) }),
    ]);
    const others = excepted.slice(0, 1).map((each) => ({ ...each, slug: 'without-reason', over: undefined }));
    await store.importAll(others, 'one@clinic.example');
    expect(await warned()).toBe(1);
  });
});
