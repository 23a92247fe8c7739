import type { Route } from './+types/blog-admin';
import { BlogAdministration, staysOnPage } from './blog-administration.tsx';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;
export const shouldRevalidate = staysOnPage;

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'staff');
  return { email };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Blog administration');
}

export default function BlogAdminRoute({ loaderData }: Route.ComponentProps) {
  return <BlogAdministration email={loaderData.email} signOutTo="/blog-admin" />;
}
