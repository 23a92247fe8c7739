import { expect, test } from 'vitest';
import { publishChecks } from './publish-checks.ts';
import { newPost } from './save-post.ts';

const picture = '/storage/v1/object/public/blog-images/blog-1763700000000.jpg';
const ready = newPost('Saltbush');

test.each([
  ['a plain post', {}, []],
  ['a described picture', { featuredImage: '/a.webp', featuredImageAlt: 'A plate' }, []],
  ['a picture without words', { featuredImage: '/a.webp', featuredImageAlt: ' ' }, ['image-alt']],
  ['a picture in the text without words', { content: `A ![](${picture})` }, ['picture-words']],
  ['a described picture in the text', { content: `![A plate](${picture})` }, []],
  ['text of a model that nobody reviewed', { aiAssisted: true }, ['ai-review']],
  ['no author', { author: ' ' }, ['author']],
  ['no category', { category: '' }, ['category']],
  [
    'everything at once',
    { author: '', category: '', featuredImage: '/a.webp', aiAssisted: true },
    ['author', 'category', 'image-alt', 'ai-review'],
  ],
] as const)('[EDITOR-03] publishing %s', (_, changes, checks) => {
  expect(publishChecks({ ...ready, ...changes })).toEqual(checks);
});
