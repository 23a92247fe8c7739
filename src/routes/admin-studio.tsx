import { Studio } from '#features/admin-studio/studio.tsx';
import { SignOutForm } from '#features/staff-sign-in/sign-out-form.tsx';
import { presentBackups } from '#server/presenters/backups.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/admin-studio';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'administrator');
  const { backups, bucketProblem, content, contentHealth } = servicesOf(args.context);
  const [state, health] = await Promise.all([backups(), contentHealth()]);
  const shown = presentBackups(state, content.site.ianaTimeZone, Date.now());
  return { email, health, backups: shown, bucketProblem: bucketProblem() ?? null };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Admin studio');
}

export default function AdminStudioRoute({ loaderData }: Route.ComponentProps) {
  return <Studio {...loaderData} signOut={<SignOutForm to="/admin/login" />} />;
}
