import { expect, test } from 'vitest';
import { deskRecord, deskRecords } from '#domain/desk/records.ts';
import type { FormNode } from '#wire/desk.ts';
import { formOf } from './form-of-schema.ts';

function form(key: string): FormNode {
  const record = deskRecord(key);
  if (!record) throw new Error(`no record ${key}`);
  return formOf(record);
}

/** Every node of a form, with its path. */
function nodes(node: FormNode, path = node.name): [string, FormNode][] {
  const inside = [...(node.fields ?? []), ...(node.item ? [node.item] : []), ...(node.values ? [node.values] : [])];
  return [[path, node], ...inside.flatMap((field) => nodes(field, `${path}.${field.name}`))];
}

test('[DESK-07] a form has the labels, help, limits and kinds of its schema', () => {
  expect(form('site.yaml#hours')).toMatchObject({
    kind: 'list',
    label: 'Opening hours',
    min: 1,
    namedBy: ['days'],
    item: { kind: 'group', fields: [{ name: 'days', label: 'Days', kind: 'line', required: true }, { name: 'hours' }] },
  });
  const fee = form('claims.yaml#fees').fields?.[0];
  expect(fee).toMatchObject({ label: 'First appointment', kind: 'group' });
  expect(fee?.fields?.find(({ name }) => name === 'fee')).toMatchObject({ kind: 'money', min: 0, label: 'Your fee' });
  expect(fee?.fields?.find(({ name }) => name === 'asAt')).toMatchObject({ kind: 'date', required: true });
  expect(form('site.yaml#phone').fields?.[1]).toMatchObject({
    pattern: '^\\+61\\d{9}$',
    advice: 'write +61 and nine digits, such as +61755500142',
  });
  expect(form('claims.yaml#notes')).toMatchObject({ kind: 'group', values: { kind: 'text' } });
  const shown = form('claims.yaml#claims').fields?.[0]?.fields?.find(({ name }) => name === 'shown');
  expect(shown).toMatchObject({ kind: 'tick', required: false, initial: true });
  expect(form('people.yaml#manager').fields?.find(({ name }) => name === 'portrait')?.kind).toBe('readonly');
});

test('[DESK-07] staff read a label of its own at every field of every form', () => {
  const claimKeys = /^\.(same-day|soon|evidence|patients|rating|experience|[a-z]+(-[a-z]+)+)$/;
  for (const record of deskRecords) {
    for (const [path, node] of nodes(formOf(record))) {
      const isItem = node.name === '';
      if (isItem || claimKeys.test(path)) continue;
      expect(node.label, `${record.key} ${path}`).not.toBe('');
      expect(node.label.toLowerCase(), `${record.key} ${path}`).not.toMatch(/^(href|as at|for whom|alt|seo|dial|gp)$/);
    }
  }
});

test('[DESK-07] a form is plain data, and its patterns read what the files have', () => {
  for (const record of deskRecords) {
    const made = formOf(record);
    expect(JSON.parse(JSON.stringify(made)), record.key).toEqual(made);
    for (const [, { pattern }] of nodes(made)) if (pattern) expect(() => new RegExp(pattern)).not.toThrow();
  }
});
