import { expect, onTestFinished } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import { type BackupKey, createSigner } from '#server/archive/archive-signature.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import type { PostStore, SaveResult } from '#server/blog/post-store.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { createPostStore } from '#server/db/post-store.ts';

export const editor = 'editor@clinic.example';
const hours: DeskKey = 'site.yaml#hours';
export const firstPage = { offset: 0, limit: 24 };

/** A database that is closed after the test. */
export async function opened(place: DatabasePlace): Promise<OpenDatabase> {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

/** A store without posts. */
export async function emptyStore(databases: { cleared: () => Promise<OpenDatabase> }): Promise<PostStore> {
  return createPostStore(await databases.cleared());
}

/** The post of a save that must have succeeded. */
export function saved(result: SaveResult): Post {
  if (result.kind !== 'saved') throw new Error(`expected a saved post, got ${result.kind}`);
  return result.post;
}

/** The text of a changed backup, signed again with the key of a site. */
export function resigned(text: string, key: BackupKey): string {
  const lines = text.trimEnd().split('\n');
  const end: object = JSON.parse(lines.pop() ?? '');
  const signer = createSigner(key);
  for (const line of lines) signer.add(line);
  return [...lines, JSON.stringify({ ...end, signature: signer.signature() })].join('\n');
}

export const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** Publishes opening hours at the desk, with a release that ends and a draft. */
export async function publishHours(database: OpenDatabase): Promise<void> {
  const desk = createDeskStore(database);
  const audit: AuditEntry = { action: 'signed-in', by: { name: editor }, subject: { name: 'Opening hours' } };
  const item = { key: hours, value: 'ünïcode', expectedLive: null, baseHash: 'hash', fileValue: ['file'] };
  await desk.publish({ items: [item], from: null, to: 32_503_680_000_000, title: 'Hours', editor, note: '' }, audit);
  await desk.saveDraft(hours, { value: { half: null }, base: 1, expected: null, editor });
}

/** Expects what `publishHours` stored. */
export async function expectHours(database: OpenDatabase): Promise<void> {
  const desk = createDeskStore(database);
  const live = liveItems(await desk.releases(), Date.now());
  expect(await desk.values(live.values())).toEqual(new Map([[hours, 'ünïcode']]));
  expect(await desk.version({ key: hours, version: 1 })).toMatchObject({ fileValue: ['file'], editor });
  expect(await desk.draft(hours)).toMatchObject({ value: { half: null }, base: 1 });
  expect(await desk.revision()).not.toBe('none');
}
