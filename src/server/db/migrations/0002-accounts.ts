import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Accounts of staff, their passwords and sessions, and attempts to sign in. */
export const accounts: Migration = {
  name: '0002-accounts',
  async up(db, engine) {
    const whole = types.whole(engine);
    const text = types.text(engine);
    const run = (statement: string) => sql.raw(statement).execute(db);

    await sql`create table staff_accounts (
      id ${text} primary key,
      email ${text} not null unique,
      email_verified boolean not null,
      name text not null,
      image text,
      disabled_at ${text},
      last_sign_in_at ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )`.execute(db);

    await sql`create table staff_credentials (
      id ${text} primary key,
      user_id ${text} not null references staff_accounts (id) on delete cascade,
      provider_id ${text} not null,
      account_id ${text} not null,
      password text,
      created_at ${text} not null,
      updated_at ${text} not null,
      unique (provider_id, account_id)
    )`.execute(db);
    await run('create index staff_credentials_user on staff_credentials (user_id)');

    await sql`create table staff_sessions (
      id ${text} primary key,
      token_hash ${text} not null unique,
      user_id ${text} not null references staff_accounts (id) on delete cascade,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`.execute(db);
    await run('create index staff_sessions_user on staff_sessions (user_id)');
    await run('create index staff_sessions_end on staff_sessions (expires_at)');

    await sql`create table sign_in_attempts (
      id ${text} primary key,
      account ${text} not null,
      address ${text} not null,
      at ${whole} not null
    )`.execute(db);
    await run('create index sign_in_attempts_account on sign_in_attempts (account, at)');
    await run('create index sign_in_attempts_address on sign_in_attempts (address, at)');
    await run('create index sign_in_attempts_at on sign_in_attempts (at)');
  },
};
