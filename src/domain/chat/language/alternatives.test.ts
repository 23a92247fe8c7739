import { expect, test } from 'vitest';
import { alternativesOf, readable } from './alternatives.ts';

test('[SAFE-01] alternatives of a phrase stand for every combination, and plain groups are read as they are', () => {
  expect(alternativesOf('{no,ya no} quiero {vivir,}')).toEqual([
    'no quiero vivir',
    'no quiero',
    'ya no quiero vivir',
    'ya no quiero',
  ]);
  const isSingle = (text: string) => text !== '' && !text.includes(' ');
  expect(readable('{mi,su} {pecho,el corazon}', isSingle)).toEqual(['{mi,su} pecho', '{mi,su} el corazon']);
  expect(readable('pre{a,b}post {x,y}', isSingle)).toEqual(['preapost {x,y}', 'prebpost {x,y}']);
});
