import { describe, expect, test } from 'vitest';
import { parseStored, written } from './conversation-storage.ts';
import { type ConversationState, type Entry, emptyConversation } from './entries.ts';

const visitor = (id: string, text = 'a question'): Entry => ({ kind: 'visitor', id, at: 1, text });
const reply = (id: string): Entry => ({
  kind: 'reply',
  id,
  at: 2,
  message: '<p>an answer</p>',
  booking_button: false,
  booking_url: null,
  sources: [],
  urgent: false,
});
const keep = (entries: Entry[]): ConversationState => ({
  entries,
  conversationId: 'an-id',
  draft: 'half',
  openedAt: 5,
});

describe('session storage of a conversation', () => {
  test('comes back as it was', () => {
    const loaded = keep([visitor('a'), reply('b')]);
    expect(parseStored(written(loaded))).toEqual(loaded);
  });

  test('says of a question without an answer that it was cut off', () => {
    const { entries } = parseStored(written(keep([visitor('a'), reply('b'), visitor('c')])));
    expect(entries.map((entry) => entry.kind)).toEqual(['visitor', 'reply', 'visitor', 'unanswered']);
    expect(entries.at(-1)).toMatchObject({ reason: 'interrupted' });
  });

  test('is bounded in messages and in characters, and loses the oldest first', () => {
    const many = Array.from({ length: 500 }, (_, index) => visitor(`v${index}`));
    expect((JSON.parse(written(keep(many))) as ConversationState).entries).toHaveLength(80);
    const long = Array.from({ length: 80 }, (_, index) => visitor(`v${index}`, 'x'.repeat(10_000)));
    const text = written(keep(long));
    expect(text.length).toBeLessThanOrEqual(200_000);
    expect((JSON.parse(text) as ConversationState).entries.at(-1)?.id).toBe('v79');
  });

  test.each([[null], [''], ['null'], ['7'], ['{}'], ['{"entries":"x"}']])('is nothing where it is %j', (text) => {
    expect(parseStored(text)).toEqual(emptyConversation);
  });

  test('leaves out what is of another shape', () => {
    const odd = {
      entries: [null, 7, {}, { kind: 'toString', id: 'x', at: 1 }, { kind: 'reply', id: 'y', at: 1 }, reply('z')],
    };
    expect(parseStored(JSON.stringify(odd))).toEqual({ ...emptyConversation, entries: [reply('z')] });
  });
});
