import type { Route } from './+types/admin-blog';
import { BlogAdministration, staysOnPage } from './blog-administration.tsx';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;
export const shouldRevalidate = staysOnPage;

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'administrator');
  return { email };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Blog administration');
}

export default function AdminBlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogAdministration email={loaderData.email} signOutTo="/admin/login" />;
}
