import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { answerAdministration } from '#server/blog/administration/answer.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { type Databases, onBothEngines } from './engines.ts';

type Reply = Record<string, unknown> & { status: number };

/** The blog administration over an empty database. */
async function administration(databases: Databases) {
  const posts = createPostStore(await databases.cleared());
  async function ask(method: string, address: string, body?: object): Promise<Reply> {
    const url = new URL(address, 'http://site.invalid/');
    const request = { method, path: url.pathname.slice(1), query: url.searchParams, body };
    const place = {
      posts,
      editor: 'editor@clinic.example',
      preview: async () => {
        throw new Error('not asked for');
      },
    };
    const reply = await answerAdministration(request, place);
    return { ...reply.body, status: reply.status };
  }
  async function insert(fields: Partial<PostFields> = {}): Promise<Post> {
    const { post } = (await ask('POST', 'posts', { fields: postFields(fields) })) as unknown as { post: Post };
    return post;
  }
  return { ask, insert };
}

const codeOf = (reply: Record<string, unknown>) => (reply.error as { code: string } | undefined)?.code;
const messageOf = (reply: Record<string, unknown>) => (reply.error as { message: string } | undefined)?.message;

onBothEngines('[EDITOR-03] the blog administration', (databases) => {
  test('lists drafts too, newest first, page by page and by search', async () => {
    const { ask, insert } = await administration(databases);
    for (let count = 1; count <= 21; count += 1)
      await insert({ title: `Post ${count}`, published: count % 2 === 0, tags: count === 7 ? ['Seven'] : [] });
    const titles = (reply: Record<string, unknown>) => (reply.posts as Post[]).map(({ title }) => title);
    const first = await ask('GET', 'posts');
    expect(titles(first).slice(0, 2)).toEqual(['Post 21', 'Post 20']);
    expect(first.total).toBe(21);
    expect(titles(await ask('GET', 'posts?page=2'))).toEqual(['Post 1']);
    expect(titles(await ask('GET', 'posts?page=-1'))).toHaveLength(20);
    expect(titles(await ask('GET', 'posts?q=%20seVen%20'))).toEqual(['Post 7']);
  });

  test('[SEO-03] staff find posts without a review within a year; an incomplete review is refused', async () => {
    const { ask, insert } = await administration(databases);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const reviewer = 'Marnie Keogh';
    await insert({ title: 'Fresh', reviewer, reviewedOn: ago(300) });
    const old = await insert({ title: 'Old', reviewer, reviewedOn: ago(400) });
    await insert({ title: 'Never', published: false });
    const due = await ask('GET', 'posts?review=due');
    expect((due.posts as Post[]).map(({ title }) => title)).toEqual(['Never', 'Old']);
    expect(due.total).toBe(2);
    await ask('POST', `posts/${old.id}`, { fields: { ...postFields(old), reviewedOn: ago(0) }, version: 1 });
    expect((await ask('GET', 'posts?review=due')).total).toBe(1);
    // An earlier version retains its review.
    expect(await ask('GET', `posts/${old.id}/revisions/1`)).toMatchObject({ fields: { reviewedOn: ago(400) } });
    for (const fields of [{ reviewer }, { reviewedOn: ago(1) }, { reviewer, reviewedOn: ago(-3) }]) {
      const refused = await ask('POST', 'posts', { fields: postFields(fields) });
      expect([refused.status, codeOf(refused)]).toEqual([422, 'invalid']);
    }
    // An editor that was opened before reviews existed sends none.
    const { reviewer: _reviewer, reviewedOn: _day, ...before } = postFields({ title: 'From before' });
    expect((await ask('POST', 'posts', { fields: before })).post).toMatchObject({ reviewer: '', reviewedOn: null });
  });

  test('a post is stored, read and changed, and a change from an older version is refused', async () => {
    const { ask, insert } = await administration(databases);
    const post = await insert({ title: 'First', published: false });
    const changed = await ask('POST', `posts/${post.id}`, {
      fields: { ...postFields({ title: 'Second', published: false }), slug: post.slug },
      version: 1,
    });
    expect((changed.post as Post).version).toBe(2);
    const late = await ask('POST', `posts/${post.id}`, { fields: postFields({ title: 'Third' }), version: 1 });
    expect([late.status, codeOf(late), (late.current as Post).title]).toEqual([409, 'conflict', 'Second']);
    expect(((await ask('GET', `posts/${post.id}`)).post as Post).title).toBe('Second');
  });

  test('a request that is repeated after a lost reply takes effect once', async () => {
    const { ask } = await administration(databases);
    const fields = postFields({ title: 'Once', published: false });
    const id = randomUUID();
    const twice = [1, 2].map(async () => (await ask('POST', 'posts', { fields, id })).post as Post);
    const [first, second] = (await Promise.all(twice)) as [Post, Post];
    expect([first.id, second.id, second.version]).toEqual([id, id, 1]);
    const changes = { ...fields, slug: first.slug, content: 'Changed' };
    const saved = (await ask('POST', `posts/${first.id}`, { fields: changes, version: 1 })).post as Post;
    const repeated = await ask('POST', `posts/${first.id}`, { fields: changes, version: 1 });
    expect([repeated.status, (repeated.post as Post).version]).toEqual([200, saved.version]);
    expect((await ask('GET', 'posts')).total).toBe(1);
  });

  test('text written after a lost reply changes the stored post', async () => {
    const { ask } = await administration(databases);
    const id = randomUUID();
    await ask('POST', 'posts', { fields: postFields({ title: 'First words', published: false }), id });
    const fields = postFields({ title: 'More words', published: false });
    const again = (await ask('POST', 'posts', { fields, id })).post as Post;
    expect(again).toMatchObject({ id, title: 'More words', slug: 'more-words', version: 2 });
    expect((await ask('POST', 'posts', { fields, id })).post).toEqual(again);
    const others = await ask('POST', 'posts', { fields: postFields({ title: 'Third words' }), id });
    expect([others.status, (others.current as Post).title]).toEqual([409, 'More words']);
    await ask('POST', `posts/${id}/delete`, {});
    expect(codeOf(await ask('POST', 'posts', { fields, id }))).toBe('not-found');
    expect((await ask('GET', 'posts')).total).toBe(0);
    expect(codeOf(await ask('POST', 'posts', { fields, id: '../x' }))).toBe('invalid');
  });

  test('two intended posts of one title are both stored', async () => {
    const { ask, insert } = await administration(databases);
    const [one, other] = [await insert({ title: 'Same' }), await insert({ title: 'Same' })];
    expect([one.slug, other.slug]).toEqual(['same', 'same-2']);
    expect((await ask('GET', 'posts')).total).toBe(2);
  });

  test.each([
    ['without a title', { title: ' ' }, 'Please fill in title and content'],
    ['without content', { content: '\n' }, 'Please fill in title and content'],
    ['published without words for its picture', { featuredImage: '/a.webp' }, /Describe the featured image/],
    ['published with unread text of AI', { aiAssisted: true }, /A person must read/],
    ['with a meta description of 156 characters', { metaDescription: 'x'.repeat(156) }, /155/],
    ['with an address that is none', { slug: '../x' }, /The address/],
  ])('a post %s is refused', async (_, changes, message) => {
    const { ask } = await administration(databases);
    const reply = await ask('POST', 'posts', { fields: postFields(changes) });
    expect([reply.status, codeOf(reply)]).toEqual([422, 'invalid']);
    expect(messageOf(reply)).toMatch(message);
    expect((await ask('GET', 'posts')).total).toBe(0);
  });

  test('an address of another post is refused with its title', async () => {
    const { ask, insert } = await administration(databases);
    await insert({ slug: 'taken' });
    const reply = await ask('POST', 'posts', { fields: postFields({ slug: 'taken' }) });
    expect([reply.status, messageOf(reply)]).toEqual([409, expect.stringContaining("'taken'")]);
  });

  test('[EDITOR-01] a deleted post is restored unchanged', async () => {
    const { ask, insert } = await administration(databases);
    const { id } = await insert({ title: 'Gone for a while' });
    expect((await ask('POST', `posts/${id}/delete`, {})).status).toBe(200);
    expect(codeOf(await ask('GET', `posts/${id}`))).toBe('not-found');
    expect(codeOf(await ask('POST', `posts/${id}/delete`, {}))).toBe('not-found');
    expect(((await ask('POST', `posts/${id}/undelete`, {})).post as Post).title).toBe('Gone for a while');
    expect((await ask('GET', 'posts')).total).toBe(1);
  });

  test('every version is in the history, with its editor', async () => {
    const { ask, insert } = await administration(databases);
    const post = await insert({ title: 'First words' });
    const fields = { ...postFields({ title: 'Second words' }), slug: post.slug };
    await ask('POST', `posts/${post.id}`, { fields, version: 1 });
    const { revisions } = await ask('GET', `posts/${post.id}/revisions`);
    expect((revisions as { version: number }[]).map(({ version }) => version)).toEqual([2, 1]);
    expect(revisions).toMatchObject([{ editor: 'editor@clinic.example' }, { title: 'First words' }]);
    const old = await ask('GET', `posts/${post.id}/revisions/1`);
    expect(old.fields).toMatchObject({ title: 'First words' });
    expect(codeOf(await ask('GET', `posts/${post.id}/revisions/9`))).toBe('not-found');
  });

  test('categories are those in use; other addresses and methods are refused', async () => {
    const { ask, insert } = await administration(databases);
    await insert({ category: 'Sleep' });
    await insert({ category: 'Food', published: false });
    expect((await ask('GET', 'categories')).categories).toEqual(['Food', 'Sleep']);
    expect(codeOf(await ask('GET', 'elsewhere'))).toBe('not-found');
    expect(codeOf(await ask('POST', 'categories'))).toBe('method-not-allowed');
  });
});
