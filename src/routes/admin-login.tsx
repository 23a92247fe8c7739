import {
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { AdminLogin } from '#features/staff-sign-in/admin-login.tsx';
import { noticeIn, signInAway } from '#features/staff-sign-in/notices.ts';
import { useWhenBack } from '#features/staff-sign-in/use-when-back.ts';
import { unexplained } from '#features/staff-sign-in/words.ts';
import type { Route } from './+types/admin-login';
import { staffHead } from './page-head.ts';
import { awayReply, lacksFactor, lookAtStaff, staffHeaders } from './require-staff.ts';
import { answerSignIn, orUnexplained } from './sign-in-form.ts';

const studio = '/admin/studio';

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { refusal } = await lookAtStaff(args, 'administrator');
  if (!refusal || (await lacksFactor(args))) throw redirect(studio);
  // The form needs nothing, but nobody can be let in.
  return refusal === 'storage-away' ? data({ isAway: true }, awayReply) : data({ isAway: false });
}

export function action(args: Route.ActionArgs) {
  return answerSignIn(args, { required: 'administrator', to: studio });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnexplained(serverAction, unexplained.admin);
}

/** A refusal changes nothing: the page stays, also where the server cannot be reached. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult ? false : defaultShouldRevalidate;

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Admin sign in');
}

export default function AdminLoginRoute({ loaderData: { isAway }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { revalidate } = useRevalidator();
  useWhenBack(isAway, revalidate);
  const fromAddress = noticeIn(useLocation().search);
  const notice = isAway ? signInAway : fromAddress;
  return <AdminLogin problem={actionData} notice={notice} busy={busy} />;
}
