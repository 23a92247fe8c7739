import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** The audit trail; places of sessions; second factors and one-time links of accounts. */
export const accountsAndAudit: Migration = {
  name: '0005-accounts-and-audit',
  async up(db, engine) {
    const whole = types.whole(engine);
    const text = types.text(engine);
    await sql`create table audit_events (
      key ${text} primary key,
      at ${text} not null,
      area ${text} not null,
      action ${text} not null,
      actor text not null,
      subject_id ${text},
      subject text not null,
      place text,
      details text
    )`.execute(db);

    await sql`alter table staff_accounts add column two_factor_enabled boolean`.execute(db);
    for (const column of ['device', 'place'])
      await sql`alter table staff_sessions add column ${sql.ref(column)} text`.execute(db);
    await sql`alter table staff_sessions add column last_seen_at ${text}`.execute(db);

    await sql`create table staff_second_factors (
      id ${text} primary key,
      user_id ${text} not null unique references staff_accounts (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean,
      failed_verification_count ${whole},
      locked_until ${text},
      used_code text
    )`.execute(db);
    await sql`create table staff_verifications (
      id ${text} primary key,
      identifier ${text} not null,
      value text not null,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`.execute(db);
    await sql`create index staff_verifications_identifier on staff_verifications (identifier)`.execute(db);

    await sql`create table staff_links (
      token_hash ${text} primary key,
      user_id ${text} not null unique references staff_accounts (id) on delete cascade,
      expires_at ${text} not null
    )`.execute(db);
  },
};
