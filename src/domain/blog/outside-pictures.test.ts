import { expect, test } from 'vitest';
import { picturesIn, replacePictures } from './outside-pictures.ts';

test('the address of a picture is read to its end, and nothing of it is left where another takes its place', () => {
  const text =
    '![a](https://x.example/a(1).jpg "b") ![](<https://x.example/a (2).jpg>) ![c](/c.jpg) ![](https://x.example/(';
  expect(picturesIn(text)).toEqual([
    'https://x.example/a(1).jpg',
    'https://x.example/a (2).jpg',
    '/c.jpg',
    'https://x.example/',
  ]);
  const addresses = new Map([
    ['https://x.example/a(1).jpg', '/one.jpg'],
    ['https://x.example/a (2).jpg', '/two.jpg'],
  ]);
  expect(replacePictures(text, addresses)).toBe(
    '![a](/one.jpg "b") ![](/two.jpg) ![c](/c.jpg) ![](https://x.example/(',
  );
});
