import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { createKnowledge, createPostIndex } from './knowledge.ts';
import { piecesOfPost } from './post-pieces.ts';
import { piecesOfSite } from './site-pieces.ts';

const content = loadContent('content');

/** A store with posts and a revision that the test changes. */
function postsWith(title: string) {
  const post = {
    title,
    slug: 'one',
    excerpt: title,
    content: `## ${title}\n\nAbout **${title}**.`,
    tags: [],
    category: 'Sleep',
  };
  const state = { post, revision: 'a', fails: false };
  const answer = async <T>(value: () => T) => {
    if (state.fails) throw new Error('out of reach');
    return value();
  };
  const none = async () => undefined as never;
  return {
    state,
    revisionOfSite: () => answer(() => state.revision),
    published: {
      list: () => answer(() => ({ posts: [state.post], total: 1 }) as never),
      bySlug: () => answer(() => state.post as never),
      categories: none,
      movedTo: none,
      related: none,
      addresses: none,
      count: none,
    },
  };
}

describe('[CHAT-05] the knowledge of the site', () => {
  const knowledge = createKnowledge(content);

  test.each([
    ['do i need a referal', '/faq'],
    ['cancelation notice', '/medicare#cancellations'],
    ['sleep apnea', '/sleep-recovery-optimisation'],
    ['kilojoules on a label', '/nutrition-meal-planning'],
  ])('finds the page for %s', async (question, href) => {
    expect((await knowledge.search(question, 3)).map((passage) => passage.href).join(' ')).toContain(href);
  });

  test('finds nothing for an empty question', async () => {
    expect(await knowledge.search('zxqwv plmokn', 3)).toEqual([]);
  });

  test('contains passages of a readable size without markup', () => {
    const pieces = piecesOfSite(content);
    expect(pieces.length).toBeGreaterThan(200);
    for (const { text } of pieces) {
      expect(text).not.toMatch(/<\w|&amp;|\[\^/);
      expect(text.split(/\s+/).length).toBeLessThan(260);
    }
  });

  test('re-indexes posts when their revision changes, and serves the old index while they are unavailable', async () => {
    const posts = postsWith('wombats');
    const failures: unknown[] = [];
    let now = 0;
    const index = createPostIndex(
      posts,
      (error) => failures.push(error),
      () => now,
    );
    const known = createKnowledge(content, index);
    expect(await known.find('wombats', 3, 'posts')).not.toEqual([]);
    expect([...(await known.articles())]).toEqual([['/blog/one', 'wombats']]);

    posts.state.post = { ...posts.state.post, title: 'quokkas', excerpt: 'quokkas', content: 'quokkas' };
    posts.state.revision = 'b';
    now += 10_000;
    expect(await known.find('quokkas', 3, 'posts')).not.toEqual([]);
    expect(await known.find('wombats', 3, 'posts')).toEqual([]);
    expect([...(await known.articles())]).toEqual([['/blog/one', 'quokkas']]);

    posts.state.fails = true;
    now += 10_000;
    expect(await known.find('quokkas', 3, 'posts')).not.toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test('omits tables of posts', () => {
    const post = { title: 'Sleep', slug: 'sleep', excerpt: '', tags: [], category: 'Sleep' };
    const content = 'Before it.\n\nTable: By age\n\n| Age | Hours |\n| --- | --- |\n| 14 | 8 |\n\nAfter it.';
    const said = piecesOfPost({ ...post, content }).map(({ text }) => text);
    expect(said.join(' ')).toMatch(/^\s*Before it\.\s+After it\.$/);
  });
});
