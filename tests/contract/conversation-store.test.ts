import { afterEach, describe, expect, test } from 'vitest';
import { type Dialogue, newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { newConversationId } from '#server/assistant/chat/conversation-id.ts';
import { type ConversationStore, maxStoredTurns } from '#server/assistant/chat/conversation-store.ts';
import { memoryConversations } from '#server/assistant/chat/memory-conversations.ts';
import type { Turn } from '#server/assistant/chat/parts.ts';
import { createConversationStore } from '#server/db/conversations/conversation-store.ts';
import { createSpendingLedger } from '#server/db/conversations/spending-ledger.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { memoryLedger, type SpendingLedger } from '#server/model/spending.ts';
import { onBothEngines } from './engines.ts';

const open: OpenDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

async function opened(place: DatabasePlace): Promise<OpenDatabase> {
  const database = await openDatabase(place);
  open.push(database);
  return database;
}

const question: Turn = { role: 'visitor', text: 'What does it cost?' };
const answer: Turn = { role: 'assistant', text: 'A first visit is bulk billed.' };
const day = 24 * 60 * 60 * 1000;

/** The turns of a conversation. */
async function turnsOf(store: ConversationStore, id: string): Promise<Turn[] | undefined> {
  return (await store.read(id))?.turns;
}

type Make = (now?: () => Date) => Promise<ConversationStore>;

function conversations(make: Make): void {
  test('[CHAT-05] turns are read back, oldest first', async () => {
    const store = await make();
    const id = newConversationId();
    expect(await turnsOf(store, id)).toBeUndefined();
    await store.begin(id, [question, answer], newDialogue);
    expect(await store.append(id, [{ role: 'visitor', text: 'Ünïcode 🌊 and "quotes"' }], newDialogue)).toBe(true);
    expect(await store.read(id)).toEqual({
      turns: [question, answer, { role: 'visitor', text: 'Ünïcode 🌊 and "quotes"' }],
      dialogue: newDialogue,
    });
    expect(await turnsOf(store, newConversationId())).toBeUndefined();
  });

  test('[SAFE-02] the dialogue is read back as it was last stored', async () => {
    const store = await make();
    const id = newConversationId();
    const concern: Dialogue = {
      ...newDialogue,
      concern: { kinds: ['heart'], about: 'other', stage: 'open' },
      young: true,
    };
    await store.begin(id, [question], concern);
    expect((await store.read(id))?.dialogue).toEqual(concern);
    await store.append(id, [answer], { ...newDialogue, turnsSince: 2 });
    expect((await store.read(id))?.dialogue).toEqual({ ...newDialogue, turnsSince: 2 });
  });

  test('[CHAT-05] conversations are separate', async () => {
    const store = await make();
    const [one, two] = [newConversationId(), newConversationId()];
    await store.begin(one, [question], newDialogue);
    await store.begin(two, [answer], newDialogue);
    await store.erase(one);
    expect([await turnsOf(store, one), await turnsOf(store, two)]).toEqual([undefined, [answer]]);
  });

  test('[CHAT-05] an erased conversation stays erased, even after a reply that was under way', async () => {
    const store = await make();
    const id = newConversationId();
    await store.begin(id, [question, answer], newDialogue);
    await store.erase(id);
    await store.erase(id);
    expect(await store.append(id, [question, answer], newDialogue)).toBe(false);
    expect(await turnsOf(store, id)).toBeUndefined();
  });

  test('[CHAT-05] a conversation may begin without turns, and be erased before the first', async () => {
    const store = await make();
    const [one, two] = [newConversationId(), newConversationId()];
    await store.begin(one, [], newDialogue);
    await store.begin(two, [], newDialogue);
    expect(await turnsOf(store, one)).toEqual([]);
    expect(await store.append(one, [question, answer], newDialogue)).toBe(true);
    expect(await turnsOf(store, one)).toEqual([question, answer]);
    await store.erase(two);
    expect(await store.append(two, [question, answer], newDialogue)).toBe(false);
  });

  test('[CHAT-05] of a long conversation the newest turns are stored', async () => {
    const store = await make();
    const id = newConversationId();
    await store.begin(id, [{ role: 'visitor', text: '0' }], newDialogue);
    for (let turn = 1; turn < maxStoredTurns + 5; turn++)
      await store.append(id, [{ role: 'visitor', text: String(turn) }], newDialogue);
    const turns = await turnsOf(store, id);
    expect(turns?.map(({ text }) => text)).toEqual(
      Array.from({ length: maxStoredTurns }, (_, index) => String(index + 5)),
    );
  });

  test('[CHAT-05] concurrent replies lose no turn', async () => {
    const store = await make();
    const id = newConversationId();
    await store.begin(id, [question], newDialogue);
    const pairs = Array.from({ length: 8 }, (_, index): Turn[] => [
      { role: 'visitor', text: `question ${index}` },
      { role: 'assistant', text: `answer ${index}` },
    ]);
    await Promise.all(pairs.map((pair) => store.append(id, pair, newDialogue)));
    const turns = (await turnsOf(store, id)) ?? [];
    expect(turns).toHaveLength(17);
    for (let at = 1; at < turns.length; at += 2)
      expect(turns[at + 1]?.text).toBe(turns[at]?.text.replace('question', 'answer'));
  });

  test('[CHAT-05] a purge deletes old conversations in batches, by their newest turn', async () => {
    let now = new Date('2026-11-01T00:00:00Z');
    const store = await make(() => now);
    const ids = Array.from({ length: 5 }, newConversationId);
    for (const id of ids) await store.begin(id, [question], newDialogue);
    now = new Date(now.getTime() + 20 * day);
    await store.append(ids[0] ?? '', [answer], newDialogue);
    const cutoff = new Date(now.getTime() - 10 * day);
    expect(await store.purge(cutoff, 3)).toBe(3);
    expect(await store.purge(cutoff, 3)).toBe(1);
    expect(await store.purge(cutoff, 3)).toBe(0);
    expect(await turnsOf(store, ids[0] ?? '')).toEqual([question, answer]);
    expect(await turnsOf(store, ids[4] ?? '')).toBeUndefined();
  });
}

function ledgers(make: () => Promise<SpendingLedger>): void {
  test('the cost of models is summed by day', async () => {
    const ledger = await make();
    expect(await ledger.spentOn('2026-11-21')).toEqual({ tokens: 0, microdollars: 0 });
    await Promise.all(Array.from({ length: 5 }, () => ledger.add('2026-11-21', { tokens: 10, microdollars: 3 })));
    expect(await ledger.spentOn('2026-11-21')).toEqual({ tokens: 50, microdollars: 15 });
    await ledger.add('2026-11-22', { tokens: 1, microdollars: 1 });
    expect(await ledger.spentOn('2026-11-22')).toEqual({ tokens: 1, microdollars: 1 });
  });

  test('[TRUST-09] the cost of an account is summed over days, separately for each account', async () => {
    const ledger = await make();
    await ledger.add('2026-11-21', { tokens: 10, microdollars: 3 }, 'mine');
    await ledger.add('2026-11-22', { tokens: 5, microdollars: 1 }, 'mine');
    await ledger.add('2026-11-22', { tokens: 7, microdollars: 1 });
    expect(await ledger.spentFor('mine')).toEqual({ tokens: 15, microdollars: 4 });
    expect(await ledger.spentFor('another')).toEqual({ tokens: 0, microdollars: 0 });
  });
}

describe('conversations in memory', () => {
  conversations(async (now) => memoryConversations(now));
  ledgers(async () => memoryLedger());
});

onBothEngines('conversations', (databases) => {
  conversations(async (now) => createConversationStore(await opened(await databases.empty()), now));
  ledgers(async () => createSpendingLedger(await opened(await databases.empty()), (text) => `hidden ${text.length}`));

  test('[CHAT-05] the database holds no id that continues a conversation', async () => {
    const database = await opened(await databases.empty());
    const id = newConversationId();
    await createConversationStore(database).begin(id, [question], newDialogue);
    const rows = await database.db.selectFrom('conversations').selectAll().execute();
    const turns = await database.db.selectFrom('conversation_turns').selectAll().execute();
    expect(JSON.stringify([rows, turns])).not.toContain(id);
    await createConversationStore(database).erase(id);
    expect(await database.db.selectFrom('conversation_turns').selectAll().execute()).toEqual([]);
  });

  test('the cost survives a restart', async () => {
    const place = await databases.empty();
    const ledger = (database: OpenDatabase) => createSpendingLedger(database, (text) => text);
    const before = await openDatabase(place);
    await ledger(before).add('2026-11-26', { tokens: 7, microdollars: 11 }, 'somebody');
    await before.close();
    const after = ledger(await opened(place));
    expect([await after.spentOn('2026-11-26'), await after.spentFor('somebody')]).toEqual([
      { tokens: 7, microdollars: 11 },
      { tokens: 7, microdollars: 11 },
    ]);
  });

  test('[CHAT-05] several instances purge together', async () => {
    const place = await databases.empty();
    const stores = [createConversationStore(await opened(place)), createConversationStore(await opened(place))];
    for (let made = 0; made < 20; made++) await stores[0]?.begin(newConversationId(), [question, answer], newDialogue);
    const later = new Date(Date.now() + day);
    const gone = await Promise.all([...stores, ...stores].map((store) => store.purge(later, 10)));
    const rest = await Promise.all(stores.map((store) => store.purge(later, 100)));
    expect([...gone, ...rest].reduce((sum, count) => sum + count, 0)).toBe(20);
  });
});
