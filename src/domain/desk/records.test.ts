import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { deskGroups, deskRecord, deskRecords } from './records.ts';

test('[DESK-07] every record is a part of a file that the clinic ships with, and its schema takes the file’s value', () => {
  for (const { key, file, part, schema } of deskRecords) {
    const value: unknown = parse(readFileSync(`content/${file}`, 'utf8'))[part];
    expect(schema.safeParse(value).error, key).toBeUndefined();
    // A form can be made of every part.
    expect(z.toJSONSchema(schema, { io: 'input' }), key).toHaveProperty('$schema');
    expect(deskRecord(key)?.part).toBe(part);
  }
  expect([...new Set(deskRecords.map(({ group }) => group))]).toEqual([...deskGroups]);
});

test('[DESK-07] what sends patients elsewhere is published with the password; unknown keys have no record', () => {
  const confirmed = deskRecords.filter(({ needsConfirmation }) => needsConfirmation).map(({ key }) => key);
  expect(confirmed).toEqual(['site.yaml#phone', 'site.yaml#booking', 'site.yaml#shop']);
  for (const key of ['site.yaml#domains', 'site.yaml', 'constructor', '']) expect(deskRecord(key)).toBeUndefined();
});
