import { openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';

// A process of its own that opens a database at a given moment, as an instance that starts, and leaves again.
const { place, at } = JSON.parse(process.argv[2] ?? '') as { place: DatabasePlace; at: number };
while (Date.now() < at) {
  // Awake, so that all begin in the same millisecond.
}
const database = await openDatabase(place);
await database.close();
