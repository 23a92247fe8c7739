import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metaDescriptionLimit } from '#domain/blog/post.ts';
import { extractCategory } from './category.ts';
import { paragraphsOf, sentencesOfPost } from './plain-text.ts';
import { extractExcerpt, extractMetaDescription } from './summary.ts';
import { extractTags } from './tags.ts';
import { stemOf } from './terms.ts';

const title = 'Walking after dinner';
const article = `![A path](/x.webp)

Why walk at all?

A walk after dinner steadies blood sugar, and for many people it becomes the part of the day that they look forward to.
It also helps **sleep**.

## How to begin

- Put your shoes by the door.
- Walk for ten minutes, e.g. around the block.

This is why we suggest it. Dinner walks need [no equipment](/gear), no money and no plan, so a walk is easy to repeat.

\`\`\`
const walk = 'not a sentence about dinner walks that anybody should ever read in an excerpt.';
\`\`\``;

describe('the text of an article', () => {
  test('is extracted without markup', () => {
    const texts = paragraphsOf(article).map(({ kind, text }) => `${kind}: ${text}`);
    expect(texts).toEqual([
      'text: Why walk at all?',
      'text: A walk after dinner steadies blood sugar, and for many people it becomes the part of the day that they look forward to. It also helps sleep.',
      'heading: How to begin',
      'list: Put your shoes by the door.',
      'list: Walk for ten minutes, e.g. around the block.',
      'text: This is why we suggest it. Dinner walks need no equipment, no money and no plan, so a walk is easy to repeat.',
    ]);
  });

  test('is split into sentences, not at abbreviations', () => {
    expect(sentencesOfPost('See Dr. Lee, e.g. on Monday. It costs $38.60. Really?')).toEqual([
      'See Dr. Lee, e.g. on Monday.',
      'It costs $38.60.',
      'Really?',
    ]);
  });
});

describe('[EDITOR-07] without a model', () => {
  test('the excerpt consists of whole sentences that need no context', () => {
    const excerpt = extractExcerpt(title, article);
    expect(excerpt).toMatch(/^A walk after dinner steadies blood sugar/);
    expect(excerpt).not.toMatch(/This is why|It also|const walk|\?/);
  });

  test('the description is the writer’s excerpt if there is one, and fits', () => {
    const own = 'Ten minutes after dinner steady your blood sugar, help you to sleep and cost nothing at all.';
    expect(extractMetaDescription(title, article, own)).toBe(own);
    const long = `${own} ${own}`;
    expect(extractMetaDescription(title, article, long)).toBe(own);
    expect(extractMetaDescription(title, article)).toMatch(/[.…]$/);
  });

  test('an empty article gives empty suggestions', () => {
    for (const text of ['', '   ', '# Heading', '- item', 'Short.', '```\ncode\n```'])
      expect([extractExcerpt('', text), extractMetaDescription('', text), extractTags('', text)]).toEqual(['', '', []]);
  });

  test('limits of length hold for any text, and no word is invented', () => {
    const words = fc.array(
      fc.constantFrom('walk', 'sleep', 'Sleep.', 'dinner,', 'the', 'A', '\n\n', '## ', '- ', '.', 'people', '?'),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        expect(extractMetaDescription('Walk', text).length).toBeLessThanOrEqual(metaDescriptionLimit);
        expect(extractExcerpt('Walk', text).length).toBeLessThanOrEqual(240);
        for (const tag of extractTags('Walk', text))
          expect(`walk ${text}`.toLowerCase()).toContain(stemOf(tag.split(' ')[0] ?? ''));
      }),
      { numRuns: 200 },
    );
  });

  test('tags are recurring subjects of the article, in the words of other posts', () => {
    const tags = extractTags(title, article, ['Walks', 'Money', 'Recipes']);
    expect(tags.join(' ').toLowerCase()).toMatch(/walk/);
    expect(tags.join(' ').toLowerCase()).toMatch(/dinner/);
    expect(tags.join(' ')).not.toMatch(/Recipes|people|many/);
    expect(tags.length).toBeLessThanOrEqual(5);
  });

  test('a tag is a complete term in the site’s words, and no common word', () => {
    const snoring = extractTags(
      'Snoring and sleep apnoea',
      `## What sleep apnoea is

Sleep apnoea means that breathing stops during sleep. Many people have sleep apnoea for weeks or years.

## The sleep study

A sleep study is done at home. CPAP keeps the airway open. Talk about things that wake you.`,
      ['snoring', 'at home', 'Sleep studies'],
    );
    expect(snoring).toEqual(['sleep apnoea', 'Sleep studies', 'snoring']);
    const hungry = extractTags(
      'Why am I hungry at night?',
      'Portion size at lunch is often too small. Bigger portion sizes at lunch help. Portion sizes matter for ADHD, too.',
    );
    expect(hungry).toContain('portion sizes');
    expect(hungry).toContain('ADHD');
    expect(hungry.join(' ')).not.toMatch(/\b(?:night|portion size|size|why|people|week|lunch help)\b/);
  });

  test('a phrase of the headings is a tag if the text repeats it', () => {
    const content = '## Walking groups\n\nWalking groups meet on Sunday. The Heart Foundation lists walking groups.';
    expect(extractTags('Where to walk', content)).toContain('walking groups');
    expect(extractTags('Where to walk', content, ['Walking']).join(' ')).not.toMatch(/sunday|meet|where|foundation/i);
  });

  test.each([
    [
      'a greeting, a question and a word that leans',
      [
        'Hello and welcome back to the blog, everybody!',
        'Why does iron matter to so many people?',
        'However, iron is only one part of a much longer story about iron.',
        'Iron deficiency is the most common nutritional deficiency in the world.',
      ],
      'Iron deficiency is the most common nutritional deficiency in the world.',
    ],
    [
      'what somebody says, a list and a story',
      [
        'Nurse: Iron is what we look at first, as a rule.',
        '"Iron was never mentioned to me by anybody," she said.',
        'Red meat, iron, lentils, chickpeas and spinach.',
        'On Monday I was told that my iron is low.',
        'A blood test shows whether your iron stores are low. It takes only a few minutes.',
      ],
      'A blood test shows whether your iron stores are low. It takes only a few minutes.',
    ],
    [
      'a table, a picture and a link',
      [
        '| Food | Iron |\n|---|---|\n| Lentils | a good deal of iron in every cup of them |',
        '![Iron](/iron.jpg) [Iron-rich foods](/iron) are cheap, and most are easy to keep in the cupboard.',
      ],
      'Iron-rich foods are cheap, and most are easy to keep in the cupboard.',
    ],
    [
      'who should be careful',
      [
        'Talk to a clinician first if you have heart disease, iron overload or any other trouble with iron.',
        'Vitamin C helps the body to absorb iron from plants.',
      ],
      'Vitamin C helps the body to absorb iron from plants.',
    ],
    [
      'nothing, in a short notice',
      ['We are closed on Monday. Come again on Tuesday.'],
      'We are closed on Monday. Come again on Tuesday.',
    ],
  ])('the excerpt leaves out %s', (_, paragraphs, excerpt) => {
    const content = paragraphs.join('\n\n');
    expect(extractExcerpt('Iron, in short', content)).toBe(excerpt);
    expect(extractMetaDescription('Iron, in short', content)).toBe(excerpt);
  });

  test('the category is the one with the most similar posts', () => {
    const categories = [
      { name: 'Sleep', texts: ['Better nights', 'Snoring and what to do about it'] },
      { name: 'Movement', texts: ['A walk a day', 'Ten minutes of walking with stiff knees'] },
      { name: 'Nutrition', texts: ['Protein at breakfast'] },
    ];
    expect(extractCategory(title, article, categories)).toBe('Movement');
    expect(extractCategory('Quantum chromodynamics', 'Gluons bind quarks.', categories)).toBeUndefined();
    expect(extractCategory(title, article, [])).toBeUndefined();
  });
});
