import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { connect } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';

// Runs the product's migrations and one more, during which the program is killed.
const database = connect(JSON.parse(process.argv[2] ?? '') as DatabasePlace);
await migrate(database, [
  ...migrations,
  {
    name: '9999-crash',
    async up(db) {
      await sql`create table half_made (name text primary key)`.execute(db);
      await sql`insert into half_made (name) values ('one')`.execute(db);
      await sql`alter table site_facts add column half text`.execute(db);
      process.kill(process.pid, 'SIGKILL');
      // The signal takes a moment to arrive; the migration must not continue.
      await new Promise(() => setTimeout(() => {}, 60_000));
    },
  },
]);
