import { createInterface } from 'node:readline';
import { openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';

// A process of its own that opens each place at the moment it is told to, as an instance that starts, and leaves again.
const places = JSON.parse(process.argv[2] ?? '') as DatabasePlace[];
const orders = createInterface(process.stdin)[Symbol.asyncIterator]();
for (const place of places) {
  console.log('ready');
  await orders.next();
  const database = await openDatabase(place);
  await database.close();
}
process.exit(0);
