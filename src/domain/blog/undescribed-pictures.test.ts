import { expect, test } from 'vitest';
import { describePictures, undescribedPictures } from './undescribed-pictures.ts';

const own = (name: number) => `/storage/v1/object/public/blog-images/blog-176370000000${name}.jpg`;

test('[EDITOR-05] finds own pictures without words, in their order', () => {
  const text = [
    `![](${own(1)})`,
    `![A bay](${own(2)}) and ![ ]( ${own(3)} )`,
    `![](https://elsewhere.example/a.jpg)`,
    `![](<https://saltbush.example${own(4)}> "A title")`,
    `[](${own(5)})`,
  ].join('\n\n');
  expect(undescribedPictures(text)).toEqual([own(1), own(3)]);
});

test('[EDITOR-05] words go into the picture that they belong to, and cannot break out of it', () => {
  const text = `One ![](${own(1)}) two ![](https://elsewhere.example/a.jpg) ![](${own(1)} "Title") ![](${own(3)})`;
  const described = describePictures(text, ['A plate', ' ', 'x](javascript:alert(1)) $& [y\n\nz']);
  expect(described).toBe(
    `One ![A plate](${own(1)}) two ![](https://elsewhere.example/a.jpg) ![](${own(1)} "Title") ![x (javascript:alert(1)) $& y z](${own(3)})`,
  );
  expect(undescribedPictures(described)).toEqual([own(1)]);
});
