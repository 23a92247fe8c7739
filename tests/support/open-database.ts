import { createInterface } from 'node:readline';
import { openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';

// A process that opens and closes a database for each line on its standard input, as a starting instance does.
const places = JSON.parse(process.argv[2] ?? '') as DatabasePlace[];
const orders = createInterface(process.stdin)[Symbol.asyncIterator]();
for (const place of places) {
  console.log('ready');
  await orders.next();
  const database = await openDatabase(place);
  await database.close();
}
process.exit(0);
