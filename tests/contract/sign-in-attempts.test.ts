import { expect, test } from 'vitest';
import { keyedHash, SignInThrottle, throttleLimits } from '#server/auth/throttle.ts';
import { createAttemptStore } from '#server/db/accounts/attempt-store.ts';
import { signingSecret } from '#server/db/accounts/signing-secret.ts';
import { type Databases, onBothEngines } from './engines.ts';
import { opened } from './stores.ts';

onBothEngines('[TRUST-06] attempts to sign in', (databases: Databases) => {
  test('[TRUST-06] guesses are slowed by address, account and browser, for all instances together', async () => {
    const place = await databases.empty();
    let now = 1_800_000_000_000;
    const throttles = await Promise.all(
      [await opened(place), await opened(place)].map(async (database) => {
        return new SignInThrottle({
          store: createAttemptStore(database),
          keyOf: keyedHash(await signingSecret(database)),
          now: () => now,
        });
      }),
    );
    let calls = 0;
    /** Seconds to wait, or 0 for an admitted attempt. Alternates between the instances. */
    const admit = async (email: string, address: string, device?: string): Promise<number> => {
      calls += 1;
      const admission = await throttles[calls % 2]?.admit(email, address, device);
      if (!admission) throw new Error('no such instance');
      return admission.kind === 'wait' ? admission.seconds : 0;
    };
    const { device, pair, address: perAddress, account, windowMs } = throttleLimits;
    const email = 'jo@clinic.example';

    // At the same moment: no more than the free ones.
    const many = await Promise.all(Array.from({ length: 20 }, () => admit(email, '203.0.113.1')));
    expect(many.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(pair.free);
    now += windowMs;

    // One after the other: each waits longer, up to a limit, and a refused attempt is not counted.
    for (let tries = 0; tries < pair.free; tries += 1) expect(await admit(email, '203.0.113.2')).toBe(0);
    for (const seconds of [1, 2, 4, 8, 16]) {
      expect([await admit(email, '203.0.113.2'), await admit(email, '203.0.113.2')]).toEqual([seconds, seconds]);
      now += seconds * 1000;
      expect(await admit(email, '203.0.113.2'), `after ${seconds} seconds`).toBe(0);
    }
    now += windowMs;

    // From many addresses: a reserved attempt for each, half a minute away at most, whatever others try meanwhile.
    const attack = async (from: number, times: number) => {
      for (let index = from; index < from + times; index += 1) await admit(email, `198.51.100.${index}`);
    };
    for (let tries = 0; tries < account.free; tries += 1) expect(await admit(email, `100.64.0.${tries}`)).toBe(0);
    expect(await admit(email, '192.0.2.1')).toBe(1);
    now += 1000;
    await attack(0, 10);
    expect(await admit(email, '192.0.2.1')).toBe(0);
    for (let round = 1; round < 8; round += 1) {
      now += account.longest * 1000;
      await attack(0, 10);
    }
    const wait = await admit(email, '192.0.2.2');
    expect(wait).toBeGreaterThan(20);
    expect(wait).toBeLessThanOrEqual(account.longest);
    now += wait * 1000;
    await attack(20, 10);
    expect(await admit(email, '192.0.2.2')).toBe(0);
    // A browser with an earlier sign-in does not wait for others, and has its own limit.
    for (let tries = 0; tries < device.free; tries += 1)
      expect(await admit(email, `100.65.0.${tries}`, 'browser')).toBe(0);
    expect(await admit(email, '100.65.1.1', 'browser')).toBe(1);
    expect(await admit(email, '100.65.1.1', 'another browser')).toBe(0);
    // Another account is not delayed.
    expect(await admit('ann@clinic.example', '192.0.2.1')).toBe(0);
    now += windowMs;

    // One address, many accounts.
    for (let tries = 0; tries < perAddress.free; tries += 1)
      expect(await admit(`person${tries}@clinic.example`, '192.0.2.9'), String(tries)).toBe(0);
    expect(await admit('person99@clinic.example', '192.0.2.9')).toBe(1);
    expect(await admit('person99@clinic.example', '192.0.2.10')).toBe(0);
  });

  test('[TRUST-06] attempts are purged once they no longer count, in batches', async () => {
    const database = await databases.cleared();
    let now = 1_800_000_000_000;
    const store = createAttemptStore(database);
    const throttle = new SignInThrottle({ store, keyOf: keyedHash('secret'), now: () => now });
    const admit = (person: number) => throttle.admit(`person${person}@clinic.example`, `203.0.113.${person}`);
    for (let person = 0; person < 3; person += 1) await admit(person);
    now += throttleLimits.windowMs - 1000;
    await store.add({ account: 'late', address: 'late', at: now }, { since: 0, until: now });
    now += 1000;
    const counts = [];
    for (let round = 0; round < 3; round += 1)
      counts.push(await store.purge(new Date(now - throttleLimits.windowMs), 2));
    expect(counts).toEqual([2, 1, 0]);
    expect(await database.db.selectFrom('sign_in_attempts').select('account').execute()).toEqual([{ account: 'late' }]);
  });

  test('a success or a new password resets an account; emails and addresses are stored as hashes', async () => {
    const database = await databases.cleared();
    const throttle = new SignInThrottle({ store: createAttemptStore(database), keyOf: keyedHash('secret') });
    const admit = () => throttle.admit('jo@clinic.example', '203.0.113.7');
    for (let tries = 1; tries < throttleLimits.pair.free; tries += 1) await admit();
    const last = await admit();
    const stored = JSON.stringify(await database.db.selectFrom('sign_in_attempts').selectAll().execute());
    expect(stored).not.toMatch(/clinic|203\.0/);
    expect((await admit()).kind).toBe('wait');
    if (last.kind !== 'admitted') throw new Error(last.kind);
    await last.succeed();
    for (let tries = 0; tries < throttleLimits.pair.free; tries += 1) expect((await admit()).kind).toBe('admitted');
    await throttle.forget('jo@clinic.example');
    expect((await admit()).kind).toBe('admitted');
  });

  test('[TRUST-06] a clock that is set back, or that runs ahead, locks no account out', async () => {
    const database = await databases.cleared();
    let now = 1_800_000_000_000;
    const throttle = new SignInThrottle({
      store: createAttemptStore(database),
      keyOf: keyedHash(await signingSecret(database)),
      now: () => now,
    });
    const wait = async (device?: string) => {
      const admission = await throttle.admit('jo@clinic.example', '203.0.113.1', device);
      return admission.kind === 'wait' ? admission.seconds : 0;
    };
    for (let tries = 0; tries < 14; tries += 1) await wait();
    for (let tries = 0; tries < 14; tries += 1) await wait('browser');
    expect(await wait()).toBeGreaterThan(0);
    expect(await wait('browser')).toBeGreaterThan(0);
    now -= 24 * 60 * 60 * 1000;
    expect([await wait(), await wait('browser')]).toEqual([0, 0]);
    // Guesses are still slowed.
    for (let tries = 0; tries < 14; tries += 1) await wait();
    const [longest] = [await wait()];
    expect(longest).toBeGreaterThan(0);
    now -= 60_000;
    expect(await wait()).toBeLessThanOrEqual(longest);
    now += 365 * 24 * 60 * 60 * 1000;
    expect(await wait()).toBe(0);
  });
});
