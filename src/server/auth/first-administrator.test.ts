import { expect, test } from 'vitest';
import type { StaffAccount, StaffAccounts } from './accounts.ts';
import { administratorLines, ensureAdministrator } from './first-administrator.ts';

const email = 'owner@clinic.example';
const origin = 'http://localhost:3000';

function accountsWith(existing: Partial<StaffAccount> | undefined, another?: 'faster') {
  const made: { email: string; password?: string | undefined }[] = [];
  const account = {
    id: '1',
    email,
    name: '',
    role: 'administrator',
    createdAt: '',
    lastSignInAt: null,
    disabledAt: null,
    hasSecondFactor: false,
  };
  const store: Pick<StaffAccounts, 'find' | 'create'> = {
    find: async () => existing && ({ ...account, ...existing } as StaffAccount),
    create: async (given) => {
      if (another) return undefined;
      made.push(given);
      return account as StaffAccount;
    },
  };
  return { store: store as StaffAccounts, made };
}

test('[ADMIN-02] the first start makes the account and shows its password once', async () => {
  const { store, made } = accountsWith(undefined);
  const result = await ensureAdministrator(store, email, undefined, 'Saltbush Telehealth');
  if (result.kind !== 'created' || !result.oneTimePassword) throw new Error(result.kind);
  expect(made).toEqual([expect.objectContaining({ email, password: result.oneTimePassword })]);
  const lines = administratorLines(result, origin);
  expect(lines).toContain(`\n  ${result.oneTimePassword}\n`);
  expect(lines).toContain('http://localhost:3000/admin/login');
});

test('[ADMIN-02] a password of the configuration is used and never shown', async () => {
  const { store, made } = accountsWith(undefined);
  const result = await ensureAdministrator(store, email, 'a password of my own', 'Saltbush Telehealth');
  expect(made[0]?.password).toBe('a password of my own');
  expect(administratorLines(result, origin)).not.toContain('a password of my own');
});

test('[TRUST-07] a common password in the configuration makes no account', async () => {
  const { store, made } = accountsWith(undefined);
  const start = ensureAdministrator(store, email, 'Password1234', 'Saltbush Telehealth');
  await expect(start).rejects.toThrow('ADMIN_PASSWORD cannot be used. This password is like those that everybody uses');
  expect(made).toEqual([]);
});

test('[ADMIN-02] an account that exists keeps its password, and a start says how to get another', async () => {
  for (const { store } of [accountsWith({}), accountsWith(undefined, 'faster')]) {
    const result = await ensureAdministrator(store, email, 'ignored from now on', 'Saltbush Telehealth');
    expect(result).toEqual({ kind: 'exists', email, disabled: false });
    expect(administratorLines(result, origin)).toContain(`npm run account -- reset-password ${email}`);
  }
  const off = await ensureAdministrator(
    accountsWith({ disabledAt: '2026-01-01' }).store,
    email,
    undefined,
    'Saltbush Telehealth',
  );
  expect(administratorLines(off, origin)).toContain(`npm run account -- enable ${email}`);
});
