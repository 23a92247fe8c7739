import { useNavigation } from 'react-router';
import { isEmail, normalEmail } from '#domain/accounts/roles.ts';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { StaffAccountsScreen } from '#features/accounts/staff-accounts.tsx';
import type { Doer } from '#server/audit/audit-trail.ts';
import { confirmationRefusal, passwordWords } from '#server/auth/own-account.ts';
import { presentAccount } from '#server/presenters/accounts.ts';
import { type ClinicClock, clockOf } from '#server/presenters/moments.ts';
import { type AccountServices, servicesOf } from '#server/services.ts';
import type { StaffAccountsReply } from '#wire/accounts.ts';
import type { Route } from './+types/staff-accounts';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';
import { formReply, textsOf } from './staff-forms.ts';

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'administrator');
  const { accountServices, content } = servicesOf(args.context);
  const clock = clockOf(content.site);
  const accounts = (await accountServices.store.list()).map((account) => presentAccount(account, clock));
  return { accounts, clockName: clock.name };
}

export async function action(args: Route.ActionArgs) {
  const member = await requireStaff(args, 'administrator');
  const { email } = member;
  const { accountServices, staffAccess, content, caller, mainOrigin, publicOrigin } = servicesOf(args.context);
  const by = { name: email, place: roughPlace(caller) };
  const origin = mainOrigin || publicOrigin;
  const at = { desk: accountServices, by, origin, clock: clockOf(content.site) };
  const { headers: request } = args.request;
  const session = (await staffAccess.sessionManager.current(request))?.id ?? '';
  const text = await textsOf(args.request);
  const own = { desk: accountServices, member, session, request, caller };
  const refusal = await confirmationRefusal(own, text('password'), new URL(args.request.url).pathname);
  if (!refusal) return formReply(args.context, await carryOut(at, text));
  const problem = refusal.kind === 'missing' ? 'Type your own password to go on with this.' : passwordWords(refusal);
  const confirm = { intent: text('intent'), email: text('email'), name: text('name') };
  return formReply<StaffAccountsReply>(args.context, { problem, confirm });
}

interface At {
  desk: AccountServices;
  by: Doer;
  origin: string;
  clock: ClinicClock;
}

async function carryOut(at: At, text: (name: string) => string): Promise<StaffAccountsReply> {
  const { desk, by } = at;
  const { store } = desk;
  const email = normalEmail(text('email'));
  const gone = { problem: `Nobody has an account with the email ${email} any more.` };
  if (text('intent') === 'add') return add(at, email, text('name').trim());
  // What an administrator must not do to their own account: nobody could undo it from this page.
  if (email === normalEmail(by.name)) return { problem: 'Your own account is changed on the page Your account.' };
  switch (text('intent')) {
    case 'link':
      return linkFor(at, email, 'shown this once');
    case 'suspend':
      if (!(await store.disable(email, by))) return gone;
      return { done: `${email} is signed out everywhere and cannot sign in.` };
    case 'let-in':
      if (!(await store.enable(email, by))) return gone;
      await desk.throttle.forget(email);
      return { done: `${email} may sign in again.` };
    case 'remove':
      if (!(await store.remove(email, by))) return gone;
      return { done: `The account of ${email} is gone. What they wrote stays.` };
    case 'end-factor':
      if (!(await store.resetSecondFactor(email, by))) return gone;
      return { done: `${email} signs in with the password alone, until they set up a second factor again.` };
    default:
      return { problem: 'This form is not known. Load the page again.' };
  }
}

async function add(at: At, email: string, name: string): Promise<StaffAccountsReply> {
  const typed = { email, name };
  if (!isEmail(email)) return { problem: 'Enter an email such as jo@clinic.example.', typed };
  if (name === '' || name.length > 100) return { problem: 'Enter a name of up to 100 characters.', typed };
  if (!(await at.desk.store.create({ email, name }, at.by)))
    return { problem: `${email} has an account already.`, typed };
  return linkFor(at, email, 'made');
}

async function linkFor(
  { desk, by, origin, clock }: At,
  email: string,
  how: 'made' | 'shown this once',
): Promise<StaffAccountsReply> {
  const link = await desk.store.makeLink(email, by);
  if (!link) return { problem: `Nobody has an account with the email ${email} any more.` };
  return {
    done:
      how === 'made'
        ? `${email} has an account. Send them this link; they choose a password with it.`
        : `Send this link to ${email}; they choose a password with it.`,
    link: { email, address: `${origin}/set-password/${link.token}`, until: clock.inWords(link.expiresAt) },
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Staff accounts');
}

export default function StaffAccountsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <StaffAccountsScreen accounts={loaderData.accounts} reply={actionData} clock={loaderData.clockName} busy={busy} />
  );
}
