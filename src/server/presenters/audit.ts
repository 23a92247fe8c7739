import { auditActions } from '#domain/accounts/audit.ts';
import type { AuditLine } from '#wire/accounts.ts';
import type { AuditEvent, AuditTrail } from '../audit/audit-trail.ts';
import type { ClinicClock } from './moments.ts';

export function presentEvent(
  { key, at, actor, action, subject, place, details }: AuditEvent,
  clock: ClinicClock,
): AuditLine {
  const words = auditActions[action]?.words ?? action;
  return { key, at, moment: clock.inWords(at), actor, words, subject, place, details };
}

const columns = ['time (UTC)', 'who', 'action', 'to what', 'id', 'from', 'details'];
const rowsAtOnce = 500;

/** The whole audit trail as CSV, the latest entry first; streamed from the store. */
export function auditCsv(trail: Pick<AuditTrail, 'list'>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = partsOf(trail);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
}

async function* partsOf(trail: Pick<AuditTrail, 'list'>): AsyncGenerator<string> {
  yield `${columns.map(cell).join(',')}\r\n`;
  let before: string | undefined;
  for (;;) {
    const events = await trail.list({ before }, rowsAtOnce);
    const rows = events.map(({ at, actor, action, subject, subjectId, place, details }) =>
      [at, actor, action, subject, subjectId, place, details].map(cell).join(','),
    );
    if (rows.length > 0) yield `${rows.join('\r\n')}\r\n`;
    before = events.at(-1)?.key;
    if (events.length < rowsAtOnce || !before) return;
  }
}

/** A quoted cell. A value that a spreadsheet would run as a formula gets a leading apostrophe. */
function cell(value: string | null): string {
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
