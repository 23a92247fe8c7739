import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch, searchTextOf } from '#domain/blog/search-text.ts';
import { searchTotalLimit } from '#server/blog/post-store.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { editor, emptyStore, firstPage, saved, slugs } from './stores.ts';

onBothEngines('[BLOG-01] search', (databases) => {
  async function storeWith(titles: readonly string[]) {
    const posts = await emptyStore(databases);
    await posts.importAll(
      titles.map((title, index) => importedPost({ title, slug: `p${index}`, excerpt: '', tags: [] }, index)),
      editor,
    );
    /** Indexes of the titles that a search finds, oldest first. */
    const found = async (query: string) => {
      const page = await posts.published.list({ query }, { offset: 0, limit: 100 });
      expect(page.total).toBe(page.posts.length);
      return slugs(page.posts)
        .map((slug) => Number(slug.slice(1)))
        .reverse();
    };
    return { posts, found };
  }

  test('ignores case, for all of Unicode', async () => {
    const { found } = await storeWith([
      'Straße',
      'όδος',
      'ÉLAN vital',
      'ﬁbre',
      'Ångström',
      'ДИЕТА',
      '眠りの質',
      '🌊 waves',
    ]);
    expect(await found('STRASSE')).toEqual([0]);
    expect(await found('rass')).toEqual([0]);
    expect(await found('ΌΔΟΣ')).toEqual([1]);
    expect(await found('élan')).toEqual([2]);
    expect(await found('FIBRE')).toEqual([3]);
    // The same letter, as one character and as two.
    expect(await found('A\u030angström')).toEqual([4]);
    expect(await found('диета')).toEqual([5]);
    expect(await found('眠り')).toEqual([6]);
    expect(await found('眠りの')).toEqual([6]);
    expect(await found('🌊')).toEqual([7]);
    expect(await found('🌊 wav')).toEqual([7]);
  });

  test('wildcards, quotes and search syntax in a query are plain text', async () => {
    const titles = [
      '100% true',
      'snake_case',
      'back\\slash',
      'say "hello" now',
      "it's",
      'a AND b',
      'NEAR(x y)',
      'x* ^y :z',
      'plain',
    ];
    const { found } = await storeWith(titles);
    expect(await found('%')).toEqual([0]);
    expect(await found('100%')).toEqual([0]);
    expect(await found('1%0')).toEqual([]);
    expect(await found('_')).toEqual([1]);
    expect(await found('snake_')).toEqual([1]);
    expect(await found('snakeXcase')).toEqual([]);
    expect(await found('\\')).toEqual([2]);
    expect(await found('back\\sl')).toEqual([2]);
    expect(await found('"hello"')).toEqual([3]);
    expect(await found('"')).toEqual([3]);
    expect(await found("it's")).toEqual([4]);
    expect(await found("'; drop table blog_posts; --")).toEqual([]);
    expect(await found('a AND b')).toEqual([5]);
    expect(await found('plain OR snake')).toEqual([]);
    expect(await found('near(x')).toEqual([6]);
    expect(await found('x* ^y')).toEqual([7]);
    expect(await found('search_text:plain')).toEqual([]);
    expect(await found('plain\0')).toEqual([8]);
    expect(await found('pla*')).toEqual([]);
  });

  test('one and two characters are found too, at either end', async () => {
    const { found } = await storeWith(['zebra', 'quiz', 'aqua', 'x']);
    expect(await found('z')).toEqual([0, 1]);
    expect(await found('Z')).toEqual([0, 1]);
    expect(await found('qu')).toEqual([1, 2]);
    expect(await found('iz')).toEqual([1]);
    expect(await found('ze')).toEqual([0]);
    expect(await found('x')).toEqual([3]);
    expect(await found('w')).toEqual([]);
  });

  test('searches title, excerpt and tags, not the text', async () => {
    const posts = await emptyStore(databases);
    await posts.insert(
      postFields({ slug: 'a', title: 'Apple', excerpt: 'Berry', tags: ['Cherry pie', 'Date'], content: 'Elder' }),
      editor,
    );
    const count = async (query: string) => (await posts.published.list({ query }, firstPage)).total;
    expect([await count('appl'), await count('berr'), await count('rry pi'), await count('date')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(await count('elder')).toBe(0);
    // No match across the border between two tags.
    expect(await count('pie date')).toBe(0);
  });

  test('follows every change of a post', async () => {
    const posts = await emptyStore(databases);
    const count = async (query: string) => (await posts.published.list({ query }, firstPage)).total;
    let post = saved(await posts.insert(postFields({ title: 'Oranges' }), editor));
    post = saved(await posts.update(post.id, 1, { ...post, title: 'Lemons' }, editor));
    expect([await count('oranges'), await count('lemons')]).toEqual([0, 1]);
    post = saved(await posts.update(post.id, 2, { ...post, published: false }, editor));
    expect([await count('lemons'), (await posts.list({ query: 'lemons' }, firstPage)).total]).toEqual([0, 1]);
    await posts.delete(post.id, editor);
    expect((await posts.list({ query: 'lemons' }, firstPage)).total).toBe(0);
    await posts.undelete(post.id, editor);
    expect((await posts.list({ query: 'lemons' }, firstPage)).total).toBe(1);
  });

  test('a search with very many results says so, and is newest first with its pages in order', async () => {
    const posts = await emptyStore(databases);
    const many = 1300;
    await posts.importAll(
      Array.from({ length: many }, (_, index) =>
        importedPost({ slug: `p${index}`, title: index % 100 === 0 ? 'Rare bird' : 'Common bird' }, index % 300),
      ),
      editor,
    );
    const all = await posts.published.list({ query: 'bird' }, firstPage);
    expect(all).toMatchObject({ total: 48, more: true });
    expect(all.posts).toHaveLength(24);
    expect(await posts.published.list({ query: 'bird' }, { offset: 1190, limit: 24 })).toMatchObject({
      total: searchTotalLimit,
      more: true,
    });
    expect(await posts.published.list({ query: 'common', category: 'Sleep' }, { offset: 48, limit: 24 })).toMatchObject(
      {
        total: 96,
        more: true,
      },
    );
    const pages = await Promise.all(
      [0, 7].map((offset) => posts.published.list({ query: 'rare' }, { offset, limit: 7 })),
    );
    expect(pages.map(({ total, more }) => [total, more])).toEqual([
      [13, undefined],
      [13, undefined],
    ]);
    const dates = pages.flatMap((page) => page.posts.map(({ createdAt }) => createdAt));
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(pages.flatMap((page) => slugs(page.posts))).size).toBe(13);
  });

  test('agrees with a plain comparison of folded texts, for any texts', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcABC %_"\\\'éÉßΣς.*-🌊ﬁ'), minLength: 1, maxLength: 8 });
    const titles = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { numRuns: 40, seed: 7 });
    const words = fc.sample(word, { numRuns: 160, seed: 8 });
    const all = [...titles, ...words.slice(0, 80).map((text, index) => `${text}${words[index + 80]}`)];
    const { found } = await storeWith(all);
    const stored = all.map((title) => searchTextOf({ title: title.replaceAll('\0', ''), excerpt: '', tags: [] }));
    const queries = [...words, ...titles.map((title) => [...title].slice(1, 5).join(''))];
    for (const query of queries) {
      const text = foldForSearch(query.replaceAll('\0', '').trim());
      if (text === '') continue;
      const expected = stored.flatMap((title, index) => (title.includes(text) ? [index] : [])).slice(-100);
      expect(await found(query).catch((error: unknown) => error), JSON.stringify(query)).toEqual(expected);
    }
  });
});
