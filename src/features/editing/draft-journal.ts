import type { AutosaveStorage } from './autosave.ts';

// A second copy of autosaves in IndexedDB. Firefox writes localStorage to disk some ten seconds late, and a killed browser loses
// it; a completed transaction here is on disk.

// Named in the time when posts were the only records. Renamed, it would lose the autosaves of an earlier release.
const database = 'blog-drafts';
const store = 'drafts';

/** Writes a draft. Resolves once it is on disk, rejects where the browser has no IndexedDB. */
export function writeDraft(key: string, text: string): Promise<void> {
  return change((drafts) => drafts.put(text, key));
}

export function eraseDraft(key: string): Promise<void> {
  return change((drafts) => drafts.delete(key));
}

/** Restores drafts that localStorage has lost. */
export async function recoverDrafts(storage: AutosaveStorage): Promise<void> {
  let keys: IDBRequest<IDBValidKey[]> | undefined;
  let texts: IDBRequest<unknown[]> | undefined;
  await change((drafts) => {
    keys = drafts.getAllKeys();
    texts = drafts.getAll();
  });
  for (const [at, key] of (keys?.result ?? []).entries())
    if (storage.getItem(String(key)) === null) storage.setItem(String(key), String(texts?.result[at]));
}

async function change(work: (drafts: IDBObjectStore) => unknown): Promise<void> {
  const opened = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = opened.transaction(store, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(store));
    });
  } finally {
    opened.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
