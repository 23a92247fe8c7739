import { expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { pageCards } from './page-cards.ts';

test('[CITY-06] a shared link of a city shows the drawing of that city', () => {
  const content = loadContent('content');
  const cards = pageCards(content);
  const drawings = [...content.cities.keys()].map(
    (slug) => cards.get(`/social/weight-loss-clinic-${slug}.png`)?.drawing,
  );
  expect(drawings).toEqual([...content.cities.keys()].map((slug) => `city-${slug}`));
  // An unknown name would show the default drawing instead.
  for (const { drawing } of cards.values()) expect(content.art.has(drawing), drawing).toBe(true);
});
