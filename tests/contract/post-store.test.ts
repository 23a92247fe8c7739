import { expect, test } from 'vitest';
import type { PostStore } from '#server/blog/post-store.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { editor, emptyStore, firstPage, saved, slugs } from './stores.ts';

onBothEngines('[DATA-01] posts', (databases) => {
  test('a saved post is read back with all its fields, dates and a reading time', async () => {
    const posts = await emptyStore(databases);
    const fields = postFields({
      title: "It's \"quoted\" – ünïcode 🌊 and 'more'",
      slug: 'quoted',
      content: `${'word '.repeat(401)}`,
      tags: ['Sleep', 'naïve, with comma'],
      featured: true,
      featuredImage: '/files/blog-images/blog-1.webp',
      featuredImageAlt: 'A beach',
      reviewer: 'Marnie Keogh',
      reviewedOn: '2026-11-20',
      metaDescription: 'Short.',
      aiAssisted: true,
    });
    const post = saved(await posts.insert(fields, editor));
    expect(post).toMatchObject({ ...fields, readingTime: 3, version: 1 });
    expect(post.createdAt).toBe(new Date(post.createdAt).toISOString());
    expect(post.updatedAt).toBe(post.createdAt);
    expect(post.previewKey).toMatch(/^[\w-]{32}$/);
    expect(await posts.byId(post.id)).toEqual(post);
    expect(await posts.byPreviewKey(post.previewKey)).toEqual(post);
    expect(await posts.published.bySlug('quoted')).toEqual(post);
    const { content: _content, previewKey: _key, ...summary } = post;
    expect(await posts.published.list({}, firstPage)).toEqual({ posts: [summary], total: 1 });
  });

  test('characters that a database cannot store are left out of a text, alike on both engines', async () => {
    const posts = await emptyStore(databases);
    const post = saved(await posts.insert(postFields({ title: 'a\0b', content: 'half \ud83c character' }), editor));
    expect(post.title).toBe('ab');
    expect(await posts.byId(post.id)).toMatchObject({ title: 'ab', content: 'half \ufffd character' });
  });

  test('a draft is for staff only', async () => {
    const posts = await emptyStore(databases);
    const draft = saved(
      await posts.insert(postFields({ slug: 'draft', published: false, category: 'Secret' }), editor),
    );
    expect(await posts.published.bySlug('draft')).toBeUndefined();
    expect(await posts.published.list({}, firstPage)).toEqual({ posts: [], total: 0 });
    expect((await posts.published.list({ query: 'sleeping' }, firstPage)).total).toBe(0);
    expect(await posts.published.categories()).toEqual([]);
    expect(await posts.published.addresses(firstPage)).toEqual([]);
    expect(await posts.published.count()).toBe(0);
    expect(slugs((await posts.list({}, firstPage)).posts)).toEqual(['draft']);
    expect((await posts.list({ query: 'SLEEPING' }, firstPage)).total).toBe(1);
    expect(await posts.categories()).toEqual(['Secret']);
    expect(await posts.byId(draft.id)).toEqual(draft);
  });

  test('lists are newest first by creation, and pages neither repeat nor skip a post', async () => {
    const posts = await emptyStore(databases);
    // Many posts of one moment: only a total order separates pages.
    await posts.importAll(
      Array.from({ length: 60 }, (_, index) => importedPost({ slug: `p-${index}` }, Math.floor(index / 20))),
      editor,
    );
    const pages = await Promise.all([0, 24, 48].map((offset) => posts.published.list({}, { offset, limit: 24 })));
    const all = pages.flatMap((page) => page.posts);
    expect(new Set(slugs(all)).size).toBe(60);
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60]);
    const dates = all.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    // A post written meanwhile shifts the others by one without changing their order.
    await posts.insert(postFields({ slug: 'newest' }), editor);
    const again = await posts.published.list({}, { offset: 1, limit: 100 });
    expect(slugs(again.posts)).toEqual(slugs(all));
    expect((await posts.published.list({}, { offset: 500, limit: 24 })).posts).toEqual([]);
  });

  test('category, featured and search narrow the list together, and totals follow', async () => {
    const posts = await emptyStore(databases);
    await posts.importAll(
      [
        importedPost({ slug: 'a', category: 'Sleep', featured: true, tags: ['apnoea'] }, 1),
        importedPost({ slug: 'b', category: 'Sleep', title: 'Napping' }, 2),
        importedPost({ slug: 'c', category: 'Food', featured: true, excerpt: 'Eat and sleep.' }, 3),
        importedPost({ slug: 'd', category: 'Food', published: false }, 4),
        importedPost({ slug: 'e', category: 'élan', title: 'Moving', excerpt: 'On foot.' }, 5),
      ],
      editor,
    );
    const found = async (filter: Parameters<PostStore['published']['list']>[0]) => {
      const page = await posts.published.list(filter, firstPage);
      expect(page.total).toBe(page.posts.length);
      return slugs(page.posts).join('');
    };
    expect(await found({})).toBe('ecba');
    expect(await found({ category: 'Sleep' })).toBe('ba');
    expect(await found({ category: 'sleep' })).toBe('');
    expect(await found({ category: 'Nothing' })).toBe('');
    expect(await found({ featured: true })).toBe('ca');
    expect(await found({ featured: false })).toBe('eb');
    expect(await found({ featured: true, category: 'Food' })).toBe('c');
    expect(await found({ query: 'sleep' })).toBe('ca');
    expect(await found({ query: 'sleep', category: 'Food' })).toBe('c');
    expect(await found({ query: 'sleep', featured: true, category: 'Sleep' })).toBe('a');
    expect(await found({ query: 'foot', category: 'élan' })).toBe('e');
    expect(await found({ query: 'APNOEA' })).toBe('a');
    expect(await found({ query: '   ' })).toBe('ecba');
    expect(await posts.published.categories()).toEqual(['élan', 'Food', 'Sleep']);
    expect(await posts.published.count()).toBe(4);
    expect((await posts.list({}, firstPage)).total).toBe(5);
  });

  test('counts follow every change of a post', async () => {
    const posts = await emptyStore(databases);
    let post = saved(await posts.insert(postFields({ category: 'A', featured: true }), editor));
    const state = async () => ({
      categories: await posts.published.categories(),
      all: (await posts.published.list({}, firstPage)).total,
      featured: (await posts.published.list({ featured: true }, firstPage)).total,
      staff: (await posts.list({}, firstPage)).total,
    });
    expect(await state()).toEqual({ categories: ['A'], all: 1, featured: 1, staff: 1 });
    post = saved(await posts.update(post.id, post.version, { ...post, category: 'B', featured: false }, editor));
    expect(await state()).toEqual({ categories: ['B'], all: 1, featured: 0, staff: 1 });
    post = saved(await posts.update(post.id, post.version, { ...post, published: false }, editor));
    expect(await state()).toEqual({ categories: [], all: 0, featured: 0, staff: 1 });
    await posts.delete(post.id, editor);
    expect(await state()).toEqual({ categories: [], all: 0, featured: 0, staff: 0 });
  });

  test('related posts share the category or tags, most first, never the post itself or a draft', async () => {
    const posts = await emptyStore(databases);
    await posts.importAll(
      [
        importedPost({ slug: 'here', category: 'Sleep', tags: ['Night', 'Rest'] }, 1),
        importedPost({ slug: 'both-tags', category: 'Food', tags: ['night', 'REST'] }, 2),
        importedPost({ slug: 'category', category: 'Sleep' }, 3),
        importedPost({ slug: 'tag-and-category', category: 'Sleep', tags: ['rest'] }, 4),
        importedPost({ slug: 'draft', category: 'Sleep', tags: ['Night', 'Rest'], published: false }, 5),
        importedPost({ slug: 'other', category: 'Food' }, 6),
      ],
      editor,
    );
    const here = await posts.published.bySlug('here');
    if (!here) throw new Error('the post is missing');
    expect(slugs(await posts.published.related(here, 5))).toEqual(['both-tags', 'tag-and-category', 'category']);
    expect(slugs(await posts.published.related(here, 1))).toEqual(['both-tags']);
  });

  test('the revision of the site changes only with what visitors see', async () => {
    const posts = await emptyStore(databases);
    const seen = [await posts.revisionOfSite()];
    const changes = async () => {
      const now = await posts.revisionOfSite();
      const isNew = !seen.includes(now);
      seen.push(now);
      return isNew;
    };
    const draft = saved(await posts.insert(postFields({ published: false }), editor));
    expect(await changes()).toBe(false);
    const published = saved(await posts.update(draft.id, 1, { ...draft, published: true }, editor));
    expect(await changes()).toBe(true);
    const hidden = saved(await posts.update(draft.id, 2, { ...published, published: false }, editor));
    expect(await changes()).toBe(true);
    await posts.update(draft.id, 3, { ...hidden, published: true }, editor);
    expect(await changes()).toBe(true);
    await posts.delete(draft.id, editor);
    expect(await changes()).toBe(true);
    await posts.undelete(draft.id, editor);
    expect(await changes()).toBe(true);
    await posts.importAll([importedPost()], editor);
    expect(await changes()).toBe(true);
  });
});
