import { expect, test } from 'vitest';
import { publishChecks } from './publish-checks.ts';
import { newPost } from './save-post.ts';

const ready = newPost('Saltbush');

test.each([
  ['a plain post', {}, []],
  ['a described picture', { featuredImage: '/a.webp', featuredImageAlt: 'A plate' }, []],
  ['a picture without words', { featuredImage: '/a.webp', featuredImageAlt: ' ' }, ['image-alt']],
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
