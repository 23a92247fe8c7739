import { SignOutForm } from '#features/staff-sign-in/sign-out-form.tsx';
import type { Route } from './+types/admin-blog';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'administrator');
  return { email };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Blog administration');
}

export default function AdminBlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10">
      <h1 className="text-h2 font-bold">Blog administration</h1>
      <p className="mt-2 mb-6">Signed in as {loaderData.email}</p>
      <SignOutForm to="/admin/login" />
    </div>
  );
}
