import { expect, test } from 'vitest';
import { alternativesOf, readable } from './alternatives.ts';

test('[SAFE-01] alternatives expand to every combination; groups of single words are not expanded', () => {
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
