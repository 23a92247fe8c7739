import { expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import type { ExportedPost } from '#server/blog/post-store.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { collect, editor, emptyStore, firstPage, opened, saved, slugs } from './stores.ts';

onBothEngines('[EDITOR-03] writing posts', (databases) => {
  test('an empty slug comes from the title and gets a number if needed', async () => {
    const posts = await emptyStore(databases);
    const made: string[] = [];
    for (const title of ['Sleep & Rest', 'Sleep, rest!', 'sleep rest', '眠り', '眠り'])
      made.push(saved(await posts.insert(postFields({ title }), editor)).slug);
    expect(made).toEqual(['sleep-rest', 'sleep-rest-2', 'sleep-rest-3', 'post', 'post-2']);
  });

  test('an empty slug keeps its number when the post is saved again', async () => {
    const posts = await emptyStore(databases);
    await posts.insert(postFields({ title: 'Rest' }), editor);
    const second = saved(await posts.insert(postFields({ title: 'Rest' }), editor));
    const again = saved(await posts.update(second.id, 1, { ...second, slug: '' }, editor));
    expect(again.slug).toBe('rest-2');
  });

  test('a slug belongs to one post, also when many are saved at once from two instances', async () => {
    const place = await databases.empty();
    const stores = [createPostStore(await opened(place)), createPostStore(await opened(place))];
    const same = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.insert(postFields({ slug: 'same' }), editor)),
    );
    expect(same.map((result) => result?.kind).sort()).toEqual(['saved', ...Array(11).fill('slug-taken')]);
    const numbered = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.insert(postFields({ title: 'Free' }), editor)),
    );
    const taken = numbered.map((result) => (result?.kind === 'saved' ? result.post.slug : 'none'));
    expect(new Set(taken).size).toBe(12);
    expect(taken).toContain('free-12');
    expect((await stores[0]?.published.list({}, firstPage))?.total).toBe(13);
  });

  test('the second of two editors gets the conflict, and nothing is lost', async () => {
    const posts = await emptyStore(databases);
    const start = saved(await posts.insert(postFields({ title: 'Start' }), editor));
    const results = await Promise.all([
      posts.update(start.id, 1, { ...start, title: 'Ann' }, 'ann@clinic.example'),
      posts.update(start.id, 1, { ...start, title: 'Ben' }, 'ben@clinic.example'),
    ]);
    const winner = results.find((result) => result.kind === 'saved');
    const loser = results.find((result) => result.kind === 'conflict');
    if (winner?.kind !== 'saved' || loser?.kind !== 'conflict') throw new Error('expected one saved and one conflict');
    expect(loser.current).toEqual(winner.post);
    expect(await posts.byId(start.id)).toEqual(winner.post);
    expect(winner.post).toMatchObject({ version: 2, createdAt: start.createdAt, previewKey: start.previewKey });
  });

  test('a save repeated after a lost reply is no conflict', async () => {
    const posts = await emptyStore(databases);
    const start = saved(await posts.insert(postFields(), editor));
    const fields = { ...start, title: 'Sent twice', tags: ['one'] };
    const first = saved(await posts.update(start.id, 1, fields, editor));
    expect(await posts.update(start.id, 1, fields, editor)).toEqual({ kind: 'saved', post: first });
    expect((await posts.update(start.id, 1, fields, 'other@clinic.example')).kind).toBe('conflict');
    expect((await posts.update(start.id, 1, { ...fields, title: 'Else' }, editor)).kind).toBe('conflict');
  });

  test('an unknown post is missing', async () => {
    const posts = await emptyStore(databases);
    expect(await posts.update('nobody', 1, postFields(), editor)).toEqual({ kind: 'missing' });
    expect(await posts.delete('nobody', editor)).toBe(false);
    expect(await posts.undelete('nobody', editor)).toBeUndefined();
    expect(await posts.byId('nobody')).toBeUndefined();
    expect(await posts.byPreviewKey('')).toBeUndefined();
    expect(await posts.revisions('nobody')).toEqual([]);
    expect(await posts.revision('nobody', 1)).toBeUndefined();
  });

  test('old addresses redirect to the present one directly, after any number of changes', async () => {
    const posts = await emptyStore(databases);
    let post = saved(await posts.insert(postFields({ slug: 'a' }), editor));
    for (const slug of ['b', 'c']) post = saved(await posts.update(post.id, post.version, { ...post, slug }, editor));
    expect([await posts.published.movedTo('a'), await posts.published.movedTo('b')]).toEqual(['c', 'c']);
    expect([await posts.published.movedTo('c'), await posts.published.movedTo('z')]).toEqual([undefined, undefined]);
    expect(await posts.published.bySlug('a')).toBeUndefined();
    // No other post gets an old address without a decision, but the post itself may return to it.
    const { title } = post;
    expect(await posts.insert(postFields({ slug: 'a' }), editor)).toEqual({ kind: 'slug-leads', slug: 'a', title });
    const other = saved(await posts.insert(postFields({ slug: 'x' }), editor));
    expect((await posts.update(other.id, 1, { ...other, slug: 'b' }, editor)).kind).toBe('slug-leads');
    post = saved(await posts.update(post.id, post.version, { ...post, slug: 'a' }, editor));
    expect([await posts.published.movedTo('a'), await posts.published.movedTo('c')]).toEqual([undefined, 'a']);
    saved(await posts.update(post.id, post.version, { ...post, published: false }, editor));
    expect(await posts.published.movedTo('c')).toBeUndefined();
  });

  test('an address that was never public is free again, a public one is retained', async () => {
    const posts = await emptyStore(databases);
    let draft = saved(await posts.insert(postFields({ slug: 'first', published: false }), editor));
    draft = saved(await posts.update(draft.id, 1, { ...draft, slug: 'second' }, editor));
    expect((await posts.insert(postFields({ slug: 'first' }), editor)).kind).toBe('saved');
    draft = saved(await posts.update(draft.id, 2, { ...draft, published: true }, editor));
    draft = saved(await posts.update(draft.id, 3, { ...draft, published: false }, editor));
    draft = saved(await posts.update(draft.id, 4, { ...draft, slug: 'third' }, editor));
    expect((await posts.insert(postFields({ slug: 'second' }), editor)).kind).toBe('slug-leads');
    saved(await posts.update(draft.id, 5, { ...draft, published: true }, editor));
    expect(await posts.published.movedTo('second')).toBe('third');
  });

  test('[EDITOR-02] a post takes an old address of another if the editor decided so, once it is public', async () => {
    const posts = await emptyStore(databases);
    const moved = saved(await posts.insert(postFields({ slug: 'old', title: 'Moved' }), editor));
    saved(await posts.update(moved.id, 1, { ...moved, slug: 'new' }, editor));
    // A draft may have the address; readers of the old link reach the moved post until it is published.
    let draft = saved(await posts.insert(postFields({ slug: 'old', title: 'Next', published: false }), editor));
    expect(await posts.published.movedTo('old')).toBe('new');
    const back = saved(await posts.update(moved.id, 2, { ...moved, slug: 'new', title: 'Moved once' }, editor));
    expect((await posts.update(moved.id, 3, { ...back, slug: 'old' }, editor)).kind).toBe('slug-taken');
    expect(saved(await posts.insert(postFields({ slug: '', title: 'Old' }), editor)).slug).toBe('old-2');
    // Publication needs the decision, and a decision for another address does not count.
    for (const takes of [undefined, 'new', 'other'])
      expect(await posts.update(draft.id, 1, { ...draft, published: true }, editor, { takes })).toEqual({
        kind: 'slug-leads',
        slug: 'old',
        title: 'Moved once',
      });
    expect(await posts.update(draft.id, 1, { ...draft, slug: 'new' }, editor, { takes: 'new' })).toEqual({
      kind: 'slug-taken',
      slug: 'new',
    });
    draft = saved(await posts.update(draft.id, 1, { ...draft, published: true }, editor, { takes: 'old' }));
    expect((await posts.published.bySlug('old'))?.id).toBe(draft.id);
    expect(await posts.published.movedTo('old')).toBeUndefined();
    // Now the address belongs to this post, with its changes and its own old link.
    draft = saved(await posts.update(draft.id, 2, { ...draft, slug: 'next' }, editor));
    expect(await posts.published.movedTo('old')).toBe('next');
    // A public post may take one, also of a post that is no longer published; a deleted post owns none.
    saved(await posts.update(draft.id, 3, { ...draft, published: false }, editor));
    const third = saved(await posts.insert(postFields({ slug: 'third' }), editor));
    saved(await posts.update(third.id, 1, { ...third, slug: 'old' }, editor, { takes: 'old' }));
    expect((await posts.published.bySlug('old'))?.id).toBe(third.id);
    await posts.delete(moved.id, editor);
    expect((await posts.insert(postFields({ slug: 'new' }), editor)).kind).toBe('saved');
  });

  test('every version is stored and readable; saving an old one again restores it', async () => {
    const posts = await emptyStore(databases);
    const first = saved(await posts.insert(postFields({ title: 'One', tags: ['t'] }), 'ann@clinic.example'));
    const second = saved(await posts.update(first.id, 1, { ...first, title: 'Two' }, 'ben@clinic.example'));
    expect(await posts.revisions(first.id)).toEqual([
      { version: 2, title: 'Two', editor: 'ben@clinic.example', savedAt: second.updatedAt },
      { version: 1, title: 'One', editor: 'ann@clinic.example', savedAt: first.updatedAt },
    ]);
    const old = await posts.revision(first.id, 1);
    expect(old).toEqual({ ...postFields({ title: 'One', tags: ['t'] }), slug: 'one' });
    expect(await posts.revision(first.id, 2)).toMatchObject({ title: 'Two' });
    expect(await posts.revision(first.id, 3)).toBeUndefined();
    if (!old) throw new Error('the revision is missing');
    expect(saved(await posts.update(first.id, 2, old, editor))).toMatchObject({ title: 'One', version: 3 });
    expect((await posts.revisions(first.id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('a deleted post disappears everywhere and is restored unchanged', async () => {
    const posts = await emptyStore(databases);
    await posts.insert(postFields({ slug: 'neighbour', tags: ['t'] }), editor);
    const before = saved(await posts.insert(postFields({ slug: 'old', tags: ['t'] }), editor));
    const post = saved(await posts.update(before.id, 1, { ...before, slug: 'new' }, editor));
    expect(await posts.delete(post.id, editor)).toBe(true);
    expect(await posts.delete(post.id, editor)).toBe(false);
    expect(await posts.published.bySlug('new')).toBeUndefined();
    expect(await posts.published.movedTo('old')).toBeUndefined();
    expect(await posts.byId(post.id)).toBeUndefined();
    expect(await posts.byPreviewKey(post.previewKey)).toBeUndefined();
    expect(slugs((await posts.list({}, firstPage)).posts)).toEqual(['neighbour']);
    expect((await posts.published.addresses(firstPage)).map(({ slug }) => slug)).toEqual(['neighbour']);
    const neighbour = await posts.published.bySlug('neighbour');
    if (!neighbour) throw new Error('the neighbour is missing');
    expect(await posts.published.related(neighbour, 3)).toEqual([]);
    expect((await posts.update(post.id, 2, post, editor)).kind).toBe('missing');
    expect(slugs(await collect(posts.exportAll()))).toEqual(['neighbour']);
    expect(await collect(posts.exportAll({ deletedToo: true }))).toHaveLength(2);

    expect(await posts.undelete(post.id, editor)).toEqual(post);
    expect(await posts.undelete(post.id, editor)).toEqual(post);
    expect(await posts.published.movedTo('old')).toBe('new');
    expect(slugs((await posts.published.list({}, firstPage)).posts)).toEqual(['new', 'neighbour']);
    expect(slugs(await posts.published.related(neighbour, 3))).toEqual(['new']);
    expect((await posts.revisions(post.id)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test('the address of a deleted post may be taken; a restored post then gets another', async () => {
    const posts = await emptyStore(databases);
    const first = saved(await posts.insert(postFields({ slug: 'rest' }), editor));
    await posts.delete(first.id, editor);
    expect((await posts.insert(postFields({ slug: 'rest' }), editor)).kind).toBe('saved');
    expect(await posts.undelete(first.id, editor)).toMatchObject({ slug: 'rest-2' });
    expect((await posts.published.bySlug('rest-2'))?.id).toBe(first.id);
  });

  test('[TRUST-07] preview links are listed for drafts, and a replaced one is invalid', async () => {
    const posts = await emptyStore(databases);
    await posts.insert(postFields({ slug: 'public' }), editor);
    const draft = saved(await posts.insert(postFields({ slug: 'draft', published: false }), editor));
    const listed = {
      id: draft.id,
      title: draft.title,
      editor,
      updatedAt: draft.updatedAt,
      previewKey: draft.previewKey,
    };
    expect(await posts.previews(firstPage)).toEqual({ previews: [listed], total: 1 });
    const key = await posts.renewPreviewKey(draft.id, editor);
    expect(key).not.toBe(draft.previewKey);
    expect(await posts.byPreviewKey(draft.previewKey)).toBeUndefined();
    expect((await posts.byPreviewKey(key ?? ''))?.id).toBe(draft.id);
    expect(await posts.renewPreviewKey('nobody', editor)).toBeUndefined();
  });

  test('[TRUST-08] the bin lists deleted posts, and purges them after their retention or on request', async () => {
    const posts = await emptyStore(databases);
    const made = [];
    for (const slug of ['one', 'two', 'three']) made.push(saved(await posts.insert(postFields({ slug }), editor)));
    const [one, two, three] = made as [Post, Post, Post];
    saved(await posts.update(one.id, 1, { ...one, slug: 'one-moved' }, editor));
    expect(await posts.bin(firstPage)).toEqual({ posts: [], total: 0 });
    for (const { id } of [one, two]) await posts.delete(id, 'jo@clinic.example');
    const { posts: binned, total } = await posts.bin(firstPage);
    expect([slugs(binned).toSorted(), total]).toEqual([['one-moved', 'two'], 2]);
    expect(binned[0]).toMatchObject({ title: 'Sleeping well', deletedBy: 'jo@clinic.example' });
    expect(Date.now() - Date.parse(binned[0]?.deletedAt ?? '')).toBeLessThan(60_000);
    expect((await posts.bin({ offset: 1, limit: 1 })).posts).toHaveLength(1);

    // A purge takes no post before its time, and no other post.
    expect(await posts.purgeBin(new Date(Date.now() - 60_000), 10)).toBe(0);
    expect(await posts.deleteForGood(three.id, editor)).toBe(false);
    expect(await posts.deleteForGood(one.id, editor)).toBe(true);
    expect(await posts.deleteForGood(one.id, editor)).toBe(false);
    expect([await posts.undelete(one.id, editor), await posts.revisions(one.id)]).toEqual([undefined, []]);
    expect(await posts.purgeBin(new Date(Date.now() + 60_000), 10)).toBe(1);
    expect(await posts.bin(firstPage)).toEqual({ posts: [], total: 0 });
    expect(slugs((await posts.list({}, firstPage)).posts)).toEqual(['three']);
    for (const slug of ['one', 'one-moved', 'two'])
      expect((await posts.insert(postFields({ slug }), editor)).kind, slug).toBe('saved');
  });
});

onBothEngines('importing posts', (databases) => {
  test('retains dates, ids and old addresses; leaves out a post with a taken slug', async () => {
    const posts = await emptyStore(databases);
    await posts.insert(postFields({ slug: 'here' }), editor);
    const kinds = await posts.importAll(
      [
        importedPost({
          slug: 'a',
          id: 'kept-id',
          createdAt: '2019-05-06T07:08:09.010Z',
          updatedAt: '2020-01-01T00:00:00Z',
        }),
        importedPost({ slug: 'here' }),
        importedPost({ slug: 'a', title: 'The same slug in one file' }),
        importedPost({ slug: '', title: 'A' }),
        importedPost({ slug: '', title: 'A' }),
        importedPost({ slug: 'b', id: 'kept-id', oldSlugs: ['before-b', 'here', 'b'] }),
      ],
      editor,
    );
    expect(kinds).toEqual(['saved', 'slug-taken', 'slug-taken', 'saved', 'saved', 'saved']);
    expect(await posts.byId('kept-id')).toMatchObject({
      slug: 'a',
      createdAt: '2019-05-06T07:08:09.010Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
      version: 1,
    });
    expect(slugs((await posts.list({}, firstPage)).posts).toSorted()).toEqual(['a', 'a-2', 'a-3', 'b', 'here']);
    expect(await posts.published.movedTo('before-b')).toBe('b');
    expect((await posts.published.bySlug('b'))?.id).not.toBe('kept-id');
  });

  test('is all or nothing', async () => {
    const posts = await emptyStore(databases);
    async function* broken() {
      for (let index = 0; index < 120; index += 1) yield importedPost({ slug: `p-${index}` });
      throw new Error('the file ends in the middle');
    }
    await expect(posts.importAll(broken(), editor)).rejects.toThrow('the file ends in the middle');
    expect(await posts.list({}, firstPage)).toEqual({ posts: [], total: 0 });
    expect((await posts.importAll([importedPost({ slug: 'p-1' })], editor))[0]).toBe('saved');
  });

  test('a name is imported once, also by two instances at the same moment, and deleted posts stay deleted', async () => {
    const place = await databases.empty();
    const stores = [createPostStore(await opened(place)), createPostStore(await opened(place))] as const;
    const demo = [importedPost({ slug: 'one' }), importedPost({ slug: 'two' })];
    const did = await Promise.all(stores.map((store) => store.importOnce('demo', demo, editor)));
    expect(did.toSorted()).toEqual([false, true]);
    const one = await stores[0].published.bySlug('one');
    await stores[0].delete(one?.id ?? '', editor);
    expect(await stores[1].importOnce('demo', demo, editor)).toBe(false);
    expect(slugs((await stores[1].list({}, firstPage)).posts)).toEqual(['two']);
  });

  test('an export holds every post as of its start, and imports to the same', async () => {
    const posts = await emptyStore(databases);
    await posts.importAll(
      Array.from({ length: 250 }, (_, index) =>
        importedPost({ slug: `p-${index}`, published: index % 3 > 0 }, index % 9),
      ),
      editor,
    );
    const moved = saved(await posts.insert(postFields({ slug: 'before' }), editor));
    await posts.update(moved.id, 1, { ...moved, slug: 'after' }, editor);
    const exported: ExportedPost[] = [];
    for await (const post of posts.exportAll()) {
      if (exported.length === 10) await posts.insert(postFields({ slug: 'too-late' }), editor);
      exported.push(post);
    }
    expect(exported).toHaveLength(251);
    expect(exported.at(-1)).toMatchObject({ slug: 'after', oldSlugs: ['before'] });
    const dates = exported.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());

    const copy = await emptyStore(databases);
    expect(new Set(await copy.importAll(exported, editor))).toEqual(new Set(['saved']));
    const again = await collect(copy.exportAll());
    const comparable = (all: readonly ExportedPost[]) =>
      all.map(({ previewKey: _key, version: _version, ...post }) => post).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(comparable(again)).toEqual(comparable(exported));
    expect(await copy.published.movedTo('before')).toBe('after');
  });

  test('an abandoned export releases the database', async () => {
    const posts = await emptyStore(databases);
    await posts.importAll(
      Array.from({ length: 5 }, (_, index) => importedPost({ slug: `p-${index}` })),
      editor,
    );
    for (let round = 0; round < 8; round += 1) {
      for await (const post of posts.exportAll()) {
        expect(post.slug).toBe('p-0');
        break;
      }
    }
    expect((await posts.insert(postFields(), editor)).kind).toBe('saved');
  });
});
