import { type AuditArea, auditAreas } from '#domain/accounts/audit.ts';
import { AuditTrailScreen } from '#features/audit/audit-trail.tsx';
import { passwordWords } from '#server/auth/own-account.ts';
import { presentEvent } from '#server/presenters/audit.ts';
import { clockOf } from '#server/presenters/moments.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/audit-trail';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

const linesOnPage = 50;

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'administrator');
  const requested = new URL(args.request.url).searchParams;
  const wanted = requested.get('area') ?? '';
  const area = Object.hasOwn(auditAreas, wanted) ? (wanted as AuditArea) : undefined;
  const text = (requested.get('q') ?? '').slice(0, 200);
  const before = requested.get('before') ?? undefined;
  const { accountServices, content } = servicesOf(args.context);
  const clock = clockOf(content.site);
  const events = await accountServices.audit.list({ area, text, before }, linesOnPage + 1);
  const lines = events.slice(0, linesOnPage).map((event) => presentEvent(event, clock));
  return {
    lines,
    area,
    text,
    isFirst: !before,
    older: events.length > linesOnPage ? lines.at(-1)?.key : undefined,
    clockName: clock.name,
    exporting: exportingOf(requested.get('export')),
  };
}

/** What the export answered that was not given: it asks for the password, or says why it was not enough. */
function exportingOf(requested: string | null): { problem: string | undefined } | undefined {
  const [, seconds] = /^wait-(\d{1,4})$/.exec(requested ?? '') ?? [];
  if (seconds) return { problem: passwordWords({ kind: 'wait', seconds: Number(seconds) }) };
  if (requested === 'wrong') return { problem: passwordWords({ kind: 'wrong' }) };
  return requested === 'missing' ? { problem: undefined } : undefined;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Audit trail');
}

export default function AuditTrailRoute({ loaderData }: Route.ComponentProps) {
  return <AuditTrailScreen {...loaderData} clock={loaderData.clockName} />;
}
