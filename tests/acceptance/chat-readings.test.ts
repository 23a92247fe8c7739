import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { say } from '#tests/support/chat.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import type { ChatReply } from '#wire/chat.ts';

// Readings and results as people type them, with what each asks for. One half was written before the reader and never
// looked at while it was tuned (tests/evaluation/README.md).

const site = await sharedSiteWithAssistant();

const rows = readFileSync(join(import.meta.dirname, '../evaluation/readings.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

const textOf = ({ message }: ChatReply) => message.replace(/<[^>]+>/g, ' ');
/** The first number that an answer names. */
const firstNumber = (text: string) => /\b(?:000|1[38]\d\d|13 \d\d)\b/.exec(text)?.[0];
const dismisses = /means nothing|within days/;

/** The advice of an answer. */
const meets: Record<string, (reply: ChatReply, text: string) => boolean> = {
  now: ({ urgent }, text) => urgent && firstNumber(text) === '000',
  today: (_, text) => /\btoday\b/.test(text) && /emergency department|urgent care/.test(text),
  week: ({ urgent }, text) => !urgent && /\bGP this week\b/.test(text),
  ordinary: ({ urgent }, text) => !urgent && !/\b000\b|urgent care|GP this week/.test(text),
  unread: ({ urgent }, text) => !urgent && /cannot read that number/.test(text) && /1800 022 222/.test(text),
};
/** An ordinary value is answered as what it is: 'named oxygen'. */
const names = (expected: string, reply: ChatReply, text: string) =>
  meets.ordinary?.(reply, text) && text.includes(`that ${expected}`);

test.each(rows)('[CHAT-05] %s: %s: %s', async (_, expected = '', message = '') => {
  const reply = await say(site, message);
  const text = textOf(reply);
  const [, named] = /^named (.+)/.exec(expected) ?? [];
  expect(named ? names(named, reply, text) : meets[expected]?.(reply, text), text).toBe(true);
  if (named || expected === 'ordinary') return;
  expect(reply.booking_button).toBe(false);
  expect(text).not.toMatch(dismisses);
});
