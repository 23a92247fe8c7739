import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { say } from '#tests/support/chat.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';

// The right kind of danger: what an answer has to name, and what belongs to another kind. One half was written before the
// records and never looked at while they were tuned (tests/evaluation/README.md).

const site = await sharedSiteWithAssistant();

const rows = readFileSync(join(import.meta.dirname, '../evaluation/right-kind.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

test.each(rows)('[CHAT-05] %s: %s', async (_, message = '', has = '', hasNot = '') => {
  const { message: html } = await say(site, message);
  const text = html.replace(/<[^>]+>/g, ' ');
  expect(text).toMatch(new RegExp(has));
  expect(text).not.toMatch(new RegExp(hasNot));
});
