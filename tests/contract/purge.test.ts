import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composeAccounts } from '#server/compose-accounts.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/open-database.ts';
import { purgeExpired } from '#server/retention.ts';
import { onBothEngines } from './engines.ts';

onBothEngines('[TRUST-13] the hourly purge', (databases) => {
  test('deletes sign-in attempts and expired sessions, without a sign-in to trigger it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'purge-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = databases.name === 'postgres' ? await databases.empty() : { file: join(folder, 'site.sqlite') };
    const database = 'url' in place ? { DATABASE_URL: place.url } : {};
    const accounts = await composeAccounts(readConfig({ DATA_DIR: folder, ...database }));
    const { db, close } = connect(place);
    onTestFinished(async () => {
      await close();
      await accounts.close();
    });

    const owner = { email: 'owner@clinic.example', name: 'Owner', password: 'correct-horse-9-battery' };
    const { id } = (await accounts.store.create(owner, { name: 'a test' })) ?? { id: '' };
    const hour = 60 * 60 * 1000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const session = (hours: number) => ({
      id: `session-${hours}`,
      token_hash: `hash-${hours}`,
      user_id: id,
      expires_at: at(hours),
      created_at: at(hours - 12),
      updated_at: at(hours - 12),
    });
    await db
      .insertInto('staff_sessions')
      .values([session(-1), session(1)])
      .execute();
    await accounts.throttle.admit(owner.email, '203.0.113.1');
    const left = async () => [
      (await db.selectFrom('sign_in_attempts').select('id').execute()).length,
      (await db.selectFrom('staff_sessions').select('id').execute()).map((row) => row.id),
    ];
    const purge = (minutes: number) =>
      purgeExpired(
        accounts.stored,
        (what, error) => expect.fail(`${what} ${error}`),
        new AbortController().signal,
        Date.now() + minutes * 60_000,
      );

    await purge(14);
    expect(await left()).toEqual([1, ['session-1']]);
    await purge(16);
    expect(await left()).toEqual([0, ['session-1']]);
    await purge(61);
    expect(await left()).toEqual([0, []]);
  });
});
