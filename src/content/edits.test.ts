import { expect, test } from 'vitest';
import { contentFolder } from '#tests/support/content-folder.ts';
import type { ContentEdits } from './edits.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

const hours = [{ days: 'Monday to Friday', hours: '9 am to 5 pm' }];
const shop = { name: 'The shelf', href: 'https://shop.example/' };

const edited = (...entries: [`${string}.yaml#${string}`, unknown][]): ContentEdits => new Map(entries);

test('[DESK-02] an edit replaces its field of a file, and tokens follow it', () => {
  const { path } = contentFolder();
  const content = loadContent(path, { edits: edited(['site.yaml#hours', hours]) });
  expect(content.site.hours).toEqual(hours);
  expect(content.setAside).toEqual([]);
  expect(JSON.stringify([...content.pages.values()])).not.toContain('{{');
  expect(loadContent(path).site.hours).not.toEqual(hours);
});

test('[DESK-02] an edit that no longer fits is set aside with its problems, and the others show', () => {
  const content = loadContent(contentFolder().path, {
    edits: edited(['site.yaml#hours', [{ days: 'Monday' }]], ['site.yaml#shop', shop]),
  });
  expect(content.setAside.map(({ key }) => key)).toEqual(['site.yaml#hours']);
  expect(content.setAside[0]?.problems[0]).toMatchObject({ file: 'site.yaml', field: 'hours[0].hours' });
  expect(content.site.shop).toEqual(shop);
  expect(content.site.hours.length).toBeGreaterThan(0);
});

test('[DESK-02] an edit that breaks another record is set aside as well', () => {
  const { path } = contentFolder();
  const { notes } = loadContent(path).claims;
  const [first] = Object.keys(notes);
  const content = loadContent(path, {
    edits: edited(['claims.yaml#notes', { [String(first)]: { markdown: 'x' } }], ['site.yaml#hours', hours]),
  });
  expect(content.setAside.map(({ key }) => key)).toEqual(['claims.yaml#notes']);
  expect(content.site.hours).toEqual(hours);
});

test('[DESK-03] a check of a draft names the problem at its field', () => {
  const { path } = contentFolder();
  const load = () => loadContent(path, { edits: edited(['site.yaml#hours', []]), strict: true });
  expect(load).toThrow(ContentError);
  expect(load).toThrow(/site\.yaml, hours/);
});
