import { describe, expect, test } from 'vitest';
import { contentFolder } from '#tests/support/content-folder.ts';
import { dollars, longDate, replaceTokens } from './tokens.ts';

const tokens = { 'clinic.name': 'Somewhere Health', 'clinic.email': 'hello@somewhere.example' };

describe('replacing', () => {
  test('every text of a record is filled in, at any depth', () => {
    const record = {
      a: '{{clinic.name}}',
      b: ['x {{ clinic.name }} y', { c: '{{clinic.email}}{{clinic.name}}' }],
      d: 3,
      e: null,
    };
    const unknown: string[] = [];
    expect(replaceTokens(record, tokens, (field) => unknown.push(field))).toEqual({
      a: 'Somewhere Health',
      b: ['x Somewhere Health y', { c: 'hello@somewhere.exampleSomewhere Health' }],
      d: 3,
      e: null,
    });
    expect(unknown).toEqual([]);
  });

  test('an unknown token is named with its field and stays as it is', () => {
    const unknown: [string, string][] = [];
    const result = replaceTokens({ seo: { keywords: ['ok', '{{clinic.nam}}'] } }, tokens, (field, token) =>
      unknown.push([field, token]),
    );
    expect(unknown).toEqual([['seo.keywords[1]', 'clinic.nam']]);
    expect(result.seo.keywords[1]).toBe('{{clinic.nam}}');
  });

  test('Markdown is named by its field, not by the tag that the loader gave it', () => {
    const unknown: string[] = [];
    replaceTokens({ items: [{ answer: { markdown: '{{nothing}}' } }] }, tokens, (field) => unknown.push(field));
    expect(unknown).toEqual(['items[0].answer']);
  });

  test('names that every object answers are no tokens', () => {
    const unknown: string[] = [];
    expect(replaceTokens('{{constructor}}', tokens, (_, token) => unknown.push(token))).toBe('{{constructor}}');
    expect(unknown).toEqual(['constructor']);
  });

  test('text with a dollar sign is taken as it is', () => {
    expect(replaceTokens('{{fee}}', { fee: '$& $1' }, () => {})).toBe('$& $1');
  });
});

describe('figures', () => {
  test.each([
    [0, '$0'],
    [47.55, '$47.55'],
    [85, '$85.00'],
    [46.4, '$46.40'],
  ])('%d is shown as %s', (amount, shown) => {
    expect(dollars(amount)).toBe(shown);
  });

  test.each([
    ['2026-11-01', '1 November 2026'],
    ['2025-01-12', '12 January 2025'],
    ['2024-02-29', '29 February 2024'],
  ])('%s is shown as %s', (date, shown) => {
    expect(longDate(date)).toBe(shown);
  });

  test('fees are as at the later of their two dates', () => {
    const folder = contentFolder();
    expect(folder.load().notes.find(({ id }) => id === 'fees')?.text.html).toContain('1 October 2026');
  });
});
