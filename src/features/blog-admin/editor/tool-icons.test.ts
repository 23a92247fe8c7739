import { expect, test } from 'vitest';
import { formats } from './shortcuts.ts';
import icons from './tool-icons.svg?raw';

test('the file of the tools holds a drawing for each button of the toolbar, and no other', () => {
  const drawn = [...icons.matchAll(/<g id="([\w-]+)">(<\w+ [^<>]+\/>)+<\/g>/g)].map(([, name]) => name);
  expect(drawn).toEqual([...formats.map(({ name }) => name), 'picture', 'shortcuts']);
});
