import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from './posts.ts';

// Saves posts as fast as possible and prints each acknowledged save: 'id version title'. The parent process kills this program at
// any moment and then looks for every printed line in the database.
// Written now, because a killed process does not write its compile cache.
flushCompileCache();
const place = JSON.parse(process.argv[2] ?? '') as DatabasePlace;
const name = process.argv[3] ?? '';
const posts = createPostStore(await openDatabase(place));

for (let round = 0; ; round += 1) {
  const content = `${name} ${round} `.repeat(200);
  const made = await posts.insert(postFields({ title: `${name} ${round}`, content, tags: ['kill', name] }), name);
  if (made.kind !== 'saved') throw new Error(`the insert was answered with ${made.kind}`);
  say(made.post.id, made.post.version, made.post.title);
  const changed = await posts.update(
    made.post.id,
    1,
    { ...made.post, title: `${name} ${round} again`, slug: '' },
    name,
  );
  if (changed.kind !== 'saved') throw new Error(`the update was answered with ${changed.kind}`);
  say(changed.post.id, changed.post.version, changed.post.title);
}

function say(id: string, version: number, title: string): void {
  // Synchronous: a buffered line would be lost with the process.
  writeSync(1, `${id} ${version} ${title}\n`);
}
