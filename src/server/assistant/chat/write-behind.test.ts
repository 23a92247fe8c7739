import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { ConversationStore } from './conversation-store.ts';
import { memoryConversations } from './memory-conversations.ts';
import type { Turn } from './parts.ts';
import { writeBehind } from './write-behind.ts';

const turn = (text: string): Turn => ({ role: 'visitor', text });

/** A store in memory that can be silent (answers nothing) or away (fails at once). */
function storeThat() {
  const inner = memoryConversations();
  let state: 'works' | 'silent' | 'away' = 'works';
  const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
  const guard = async () => {
    if (state === 'away') throw new Error('away');
    if (state === 'silent') await back;
  };
  const guarded = (name: keyof ConversationStore) =>
    (async (...given: unknown[]) => {
      await guard();
      return (inner[name] as (...given: unknown[]) => Promise<unknown>)(...given);
    }) as never;
  const store: ConversationStore = {
    read: guarded('read'),
    begin: guarded('begin'),
    append: guarded('append'),
    erase: guarded('erase'),
    purge: guarded('purge'),
  };
  const become = (next: typeof state) => {
    state = next;
    if (next === 'works') comeBack();
  };
  return { store, inner, become };
}

function behind(store: ConversationStore) {
  const reports: string[] = [];
  const kept = writeBehind(store, { waitMs: 20, restMs: 20, report: (what) => void reports.push(what) });
  return { kept, reports };
}

test('[TRUST-12] a conversation is stored before its answer while the store works', async () => {
  const { store, inner } = storeThat();
  const { kept } = behind(store);
  await kept.begin('a', [turn('1')], newDialogue);
  await kept.append('a', [turn('2')], newDialogue);
  expect((await inner.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
});

test('[TRUST-12] a silent store is waited for once, its turns are read from memory and stored when it is back', async () => {
  const { store, inner, become } = storeThat();
  const { kept } = behind(store);
  become('silent');
  await kept.begin('a', [turn('1')], newDialogue);
  await kept.append('a', [turn('2')], newDialogue);
  expect((await kept.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
  await expect(kept.read('b')).rejects.toThrow('rests');
  expect(await inner.read('a')).toBeUndefined();
  become('works');
  await expect.poll(async () => (await inner.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
});

test('[TRUST-12] a store that was away gets every turn once, in order', async () => {
  const { store, inner, become } = storeThat();
  const { kept, reports } = behind(store);
  await kept.begin('a', [turn('1')], newDialogue);
  become('away');
  await kept.append('a', [turn('2')], newDialogue);
  await kept.append('a', [turn('3')], newDialogue);
  expect(reports[0]).toBe('a conversation could not be stored yet');
  become('works');
  await expect.poll(async () => (await inner.read('a'))?.turns).toEqual([turn('1'), turn('2'), turn('3')]);
});

test('[TRUST-02] [TRUST-12] what was erased while it waited is never stored, and erasing fails where the store is away', async () => {
  const { store, inner, become } = storeThat();
  const { kept } = behind(store);
  become('away');
  await kept.begin('a', [turn('1')], newDialogue);
  await expect(kept.erase('a')).rejects.toThrow('away');
  become('works');
  await kept.erase('a');
  await kept.begin('b', [turn('1')], newDialogue);
  await expect.poll(async () => (await inner.read('b'))?.turns).toEqual([turn('1')]);
  expect(await inner.read('a')).toBeUndefined();
});
