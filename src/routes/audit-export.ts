import { redirect } from 'react-router';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { loginWith } from '#features/staff-sign-in/notices.ts';
import { auditCsv } from '#server/presenters/audit.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/audit-export';
import { awayReply, lookAtStaff, noteRefusal } from './require-staff.ts';

/** The audit trail as a file, read from the database as it is sent. */
export async function loader(args: Route.LoaderArgs) {
  const { member, refusal } = await lookAtStaff(args, 'administrator');
  if (refusal === 'storage-away')
    return new Response('The database does not answer. Try again in a moment.', awayReply);
  if (refusal && member) await noteRefusal(args, member);
  if (refusal) throw redirect(loginWith(refusal), 303);
  const { accountDesk, caller } = servicesOf(args.context);
  const by = { name: member.email, place: roughPlace(caller) };
  await accountDesk.audit.note({ action: 'audit-exported', by, subject: { name: 'as CSV' } });
  return new Response(auditCsv(accountDesk.audit), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-trail-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
