import { emptyPost } from '../src/domain/blog/post-record.ts';
import type { ImportedPost } from '../src/server/blog/post-store.ts';

const words =
  'sleep weight health walking water dinner protein evening morning habit rest breath muscle garden table family doctor number energy balance season coffee plate bread music friend plan garden river ocean light'.split(
    ' ',
  );
export const categories = ['Sleep', 'Food', 'Movement', 'Mind', 'Medicine', 'News'];

/** Distinct posts, the same in every run: about 4 kB of text each, one in fifty unpublished, one in a hundred featured. */
export function* samplePosts(count: number): Generator<ImportedPost> {
  let state = 42;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const text = (length: number) => {
    let result = '';
    while (result.length < length) result += `${words[random(words.length)]} `;
    return result.trim();
  };
  const start = Date.UTC(2015, 0, 1);
  for (let index = 0; index < count; index += 1) {
    const date = new Date(start + index * 3_000_000).toISOString();
    yield {
      ...emptyPost,
      title: `${text(30)} number ${index}`,
      slug: `post-${index}`,
      // Words of the searches: in one post of four and one of fifty, spread over all years.
      excerpt: `${text(110)}${index % 4 === 1 ? ' seldom heard' : ''}${index % 50 === 1 ? ' hardly ever' : ''}`,
      content: text(4000),
      author: 'The clinic',
      category: categories[random(categories.length)] ?? 'News',
      tags: [words[random(words.length)] ?? 'rest', words[random(words.length)] ?? 'plan'],
      featured: index % 100 === 0,
      published: index % 50 !== 0,
      createdAt: date,
      updatedAt: date,
    };
  }
}
