import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { ConversationStore } from './conversation-store.ts';
import { memoryConversations } from './memory-conversations.ts';
import type { Turn } from './parts.ts';
import { writeBehind } from './write-behind.ts';

const turn = (text: string): Turn => ({ role: 'visitor', text });

/** A store in memory that can hang (`silent`) or fail at once (`away`). */
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
  const written = writeBehind(store, { waitMs: 20, restMs: 20, report: (what) => void reports.push(what) });
  return { stored: written, reports };
}

test('[TRUST-12] a conversation is stored before its answer while the store works', async () => {
  const { store, inner } = storeThat();
  const { stored: written } = behind(store);
  await written.begin('a', [turn('1')], newDialogue);
  await written.append('a', [turn('2')], newDialogue);
  expect((await inner.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
});

test('[TRUST-12] a hanging store delays one answer; turns are read from memory and stored on recovery', async () => {
  const { store, inner, become } = storeThat();
  const { stored: written } = behind(store);
  become('silent');
  await written.begin('a', [turn('1')], newDialogue);
  await written.append('a', [turn('2')], newDialogue);
  expect((await written.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
  await expect(written.read('b')).rejects.toThrow('rests');
  expect(await inner.read('a')).toBeUndefined();
  become('works');
  await expect.poll(async () => (await inner.read('a'))?.turns).toEqual([turn('1'), turn('2')]);
});

test('[TRUST-12] a store receives every turn once and in order after it was unavailable', async () => {
  const { store, inner, become } = storeThat();
  const { stored: written, reports } = behind(store);
  await written.begin('a', [turn('1')], newDialogue);
  become('away');
  await written.append('a', [turn('2')], newDialogue);
  await written.append('a', [turn('3')], newDialogue);
  expect(reports[0]).toBe('a conversation could not be stored yet');
  become('works');
  await expect.poll(async () => (await inner.read('a'))?.turns).toEqual([turn('1'), turn('2'), turn('3')]);
});

test('[TRUST-02] [TRUST-12] an erased conversation is never stored, and erasing fails without the store', async () => {
  const { store, inner, become } = storeThat();
  const { stored: written } = behind(store);
  become('away');
  await written.begin('a', [turn('1')], newDialogue);
  await expect(written.erase('a')).rejects.toThrow('away');
  become('works');
  await written.erase('a');
  await written.begin('b', [turn('1')], newDialogue);
  await expect.poll(async () => (await inner.read('b'))?.turns).toEqual([turn('1')]);
  expect(await inner.read('a')).toBeUndefined();
});
