import { redirect, useNavigation } from 'react-router';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { SetPassword } from '#features/accounts/set-password.tsx';
import { passwordProblem } from '#server/auth/password-rules.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/set-password';
import { staffHead } from './page-head.ts';
import { staffHeaders } from './require-staff.ts';
import { formReply, textsOf } from './staff-forms.ts';

export const headers = staffHeaders;

/** Opening the link uses nothing up: programs that look at mail open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = await servicesOf(context).accountServices.store.linkOwner(params.token);
  return { owner: owner && { email: owner.email, name: owner.name } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { accountServices, caller } = servicesOf(context);
  const { store, clinic, throttle } = accountServices;
  const owner = await store.linkOwner(params.token);
  if (!owner) return formReply(context, { problem: linkOver });
  const text = await textsOf(request);
  const password = text('next');
  if (password !== text('again'))
    return formReply(context, { problem: 'The password was typed in two ways. Type the same twice.' });
  const problem = await passwordProblem(password, { ...owner, clinic });
  if (problem) return formReply(context, { problem });
  if (!(await store.redeemLink(params.token, password, roughPlace(caller))))
    return formReply(context, { problem: linkOver });
  await throttle.forget(owner.email);
  throw redirect(`${owner.role === 'administrator' ? '/admin/login' : '/blog-admin'}?notice=password-set`, 303);
}

const linkOver = 'This link was used already, or its day is over. Ask the administrator for a new one.';

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Choose a password');
}

export default function SetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return <SetPassword owner={loaderData.owner} problem={actionData?.problem} over={linkOver} busy={busy} />;
}
