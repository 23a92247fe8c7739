import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { newConversationId } from '#server/assistant/chat/conversation-id.ts';
import { createConversationStore } from '#server/db/conversations/conversation-store.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLogEmptying } from '#server/db/sqlite/erasure.ts';
import { giveBackFreePages } from '#server/db/sqlite/free-pages.ts';
import { opened } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'erasure-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Occurrences of a text in the bytes of the database file and of its log. */
function occurrences(file: string, text: string): number {
  const files = [file, `${file}-wal`].filter((name) => existsSync(name));
  return files.reduce((sum, name) => sum + readFileSync(name, 'latin1').split(text).length - 1, 0);
}

const secret = 'pelican-marmalade';
const turns = [
  { role: 'visitor' as const, text: `${secret} ${'a long worry '.repeat(300)}` },
  { role: 'assistant' as const, text: `You said ${secret}.` },
];

test('[TRUST-13] of 30 erased chats no text is left in the bytes of the database file and its log', async () => {
  const file = join(folder, 'chats.sqlite');
  const store = createConversationStore(await opened({ file }));
  const ids = Array.from({ length: 30 }, newConversationId);
  const other = newConversationId();
  for (const id of ids) await store.begin(id, turns, newDialogue);
  await store.begin(other, [{ role: 'visitor', text: 'turquoise-anvil' }], newDialogue);
  expect(occurrences(file, secret)).toBeGreaterThan(30);
  await Promise.all(ids.map((id) => store.erase(id)));
  expect([occurrences(file, secret), occurrences(file, 'turquoise-anvil')]).toEqual([0, 1]);
});

test('[TRUST-13] purged chats are out of the files once the log is emptied', async () => {
  const file = join(folder, 'purged.sqlite');
  const database = await opened({ file });
  const store = createConversationStore(database);
  await store.begin(newConversationId(), turns, newDialogue);
  expect(await store.purge(new Date(Date.now() + 1000), 10)).toBe(1);
  await createLogEmptying(database)();
  expect(occurrences(file, secret)).toBe(0);
});

test('[TRUST-13] an erasure does not wait for a backup that reads, and writes go on', async () => {
  const file = join(folder, 'read.sqlite');
  const database = await opened({ file });
  const store = createConversationStore(database);
  const id = newConversationId();
  await store.begin(id, turns, newDialogue);
  const backup = new DatabaseSync(file, { readOnly: true });
  backup.exec('begin');
  backup.prepare('select count(*) from conversations').get();
  const before = performance.now();
  await store.erase(id);
  expect(performance.now() - before).toBeLessThan(2000);
  expect(await store.read(id)).toBeUndefined();
  backup.close();
  await createLogEmptying(database)();
  expect(occurrences(file, secret)).toBe(0);
});

test('[TRUST-13] a file of an earlier version is rewritten at its first start, without erased text', async () => {
  const file = join(folder, 'earlier.sqlite');
  await (await openDatabase({ file })).close();
  const earlier = new DatabaseSync(file);
  earlier.exec('pragma user_version = 0; pragma secure_delete = off');
  const insert = earlier.prepare('insert into site_facts (name, value) values (?, ?)');
  for (let row = 0; row < 30; row += 1) insert.run(`erased ${row}`, turns[0]?.text ?? '');
  earlier.exec(`delete from site_facts where name like 'erased %'`);
  earlier.close();
  expect(occurrences(file, secret)).toBeGreaterThan(0);
  await opened({ file });
  expect(occurrences(file, secret)).toBe(0);
});

/** Sizes of the file with chats of 4 kB, and after their purge. */
async function purgedOf(file: string, chats: number) {
  const database = await opened({ file });
  const store = createConversationStore(database);
  const text = 'a long worry '.repeat(300);
  for (let chat = 0; chat < chats; chat += 1)
    await store.begin(newConversationId(), [{ role: 'visitor', text }], newDialogue);
  const emptyLog = createLogEmptying(database);
  await emptyLog();
  const full = statSync(file).size;
  expect(await store.purge(new Date(Date.now() + 1000), chats)).toBe(chats);
  await giveBackFreePages(database, new AbortController().signal);
  await emptyLog();
  return { full, left: statSync(file).size };
}

test('[TRUST-13] after a purge the database file shrinks', async () => {
  const { full, left } = await purgedOf(join(folder, 'room.sqlite'), 600);
  expect(full - left).toBeGreaterThan(600 * 4096 - 1_500_000);
});

test('[TRUST-13] a file of an earlier version shrinks after its first start', async () => {
  const file = join(folder, 'fixed.sqlite');
  const earlier = new DatabaseSync(file);
  earlier.exec(
    'pragma journal_mode = wal; create table before (word text); drop table before; pragma user_version = 1',
  );
  earlier.close();
  const { full, left } = await purgedOf(file, 600);
  expect(full - left).toBeGreaterThan(600 * 4096 - 1_500_000);
});
