import { expect, test } from 'vitest';
import { withFieldsOf } from './record-kind.ts';

test('[EDITOR-03] a merge takes the named fields and leaves the rest', () => {
  const mine = { title: 'Mine', content: 'My words', author: 'Me' };
  const theirs = { title: 'Theirs', content: 'Their words', author: 'Them' };
  expect(withFieldsOf(mine, theirs, ['content', 'author'])).toEqual({ ...theirs, title: 'Mine' });
});
