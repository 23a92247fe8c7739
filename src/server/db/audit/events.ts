import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type AuditAction, auditActions } from '#domain/accounts/audit.ts';
import { storableText } from '#domain/site/storable-text.ts';
import type { AuditEntry, AuditEvent, AuditFilter, AuditTrail } from '#server/audit/audit-trail.ts';
import type { Database } from '../engine.ts';

let eventCount = 0;

/** Sorts by time, and within a millisecond by the order in which this process wrote the events. */
function newKey(at: string): string {
  eventCount = (eventCount + 1) % 36 ** 4;
  return `${at}-${eventCount.toString(36).padStart(4, '0')}-${randomBytes(6).toString('hex')}`;
}

/** Writes an audit event. Called inside the transaction of the change, so that both are stored or neither. */
export async function note({ db }: Pick<Database, 'db'>, { action, by, subject, details }: AuditEntry): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('audit_events')
    .values({
      key: newKey(at),
      at,
      area: auditActions[action].area,
      action,
      actor: by.name,
      subject_id: subject.id ?? null,
      subject: subject.name,
      place: by.place ?? null,
      details: details ?? null,
    })
    .execute();
}

/** The audit trail in the database. */
export function createAuditTrail(database: Database): AuditTrail {
  const { db } = database;
  return {
    note: (entry) => note(database, entry),
    list: (filter, limit) => listEvents(database, filter, limit),
    async purge(olderThan, limit) {
      const old = db
        .selectFrom('audit_events')
        .select('key')
        .where('key', '<', olderThan.toISOString())
        .orderBy('key')
        .limit(limit);
      const result = await db.deleteFrom('audit_events').where('key', 'in', old).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

async function listEvents({ db }: Database, filter: AuditFilter, limit: number): Promise<AuditEvent[]> {
  const { area, text = '', before } = filter;
  let query = db.selectFrom('audit_events').selectAll();
  if (area) query = query.where('area', '=', area);
  if (before) query = query.where('key', '<', before);
  const wanted = storableText(text).trim().toLowerCase().slice(0, 200);
  if (wanted !== '') {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ eb, fn, or }) =>
      or(
        (['actor', 'subject'] as const).map((column) =>
          eb(fn<string>('lower', [column]), 'like', sql<string>`${pattern} escape '\\'`),
        ),
      ),
    );
  }
  const rows = await query.orderBy('key', 'desc').limit(limit).execute();
  return rows.map(({ subject_id, action, key, at, actor, subject, place, details }) => ({
    key,
    at,
    action: action as AuditAction,
    actor,
    subjectId: subject_id,
    subject,
    place,
    details,
  }));
}
