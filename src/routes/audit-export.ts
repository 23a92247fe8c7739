import { redirect } from 'react-router';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { loginWith } from '#features/staff-sign-in/notices.ts';
import { confirmationRefusal } from '#server/auth/own-account.ts';
import { auditCsv } from '#server/presenters/audit.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/audit-export';
import { awayReply, lookAtStaff, noteRefusal } from './require-staff.ts';
import { textsOf } from './staff-forms.ts';

/** Exports where the password was typed lately; else the page of the trail asks for it. */
export const loader = (args: Route.LoaderArgs) => exported(args, '');

export const action = async (args: Route.ActionArgs) => exported(args, (await textsOf(args.request))('password'));

/** The audit trail as a file, read from the database as it is sent. */
async function exported(args: Route.LoaderArgs | Route.ActionArgs, password: string): Promise<Response> {
  const { member, refusal } = await lookAtStaff(args, 'administrator');
  if (refusal === 'storage-away')
    return new Response('The database does not answer. Try again in a moment.', awayReply);
  if (refusal) {
    await noteRefusal(args, member, 'export');
    throw redirect(loginWith(refusal), 303);
  }
  const { accountServices: desk, staffAccess, caller } = servicesOf(args.context);
  const { headers: request, url } = args.request;
  const session = (await staffAccess.sessionManager.current(request))?.id ?? '';
  const at = { desk, member, session, request, caller };
  const unconfirmed = await confirmationRefusal(at, password, new URL(url).pathname);
  if (unconfirmed) {
    const why = unconfirmed.kind === 'wait' ? `wait-${unconfirmed.seconds}` : unconfirmed.kind;
    throw redirect(`/admin/studio/audit?export=${why}`, 303);
  }
  const by = { name: member.email, place: roughPlace(caller) };
  await desk.audit.note({ action: 'audit-exported', by, subject: { name: 'as CSV' } });
  return new Response(auditCsv(desk.audit), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-trail-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
