import { Outlet } from 'react-router';
import type { Route } from './+types/blog-admin';
import { BlogAdminFrame, followMovedScreen, staysOnPage } from './blog-admin-frame.tsx';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;
export const shouldRevalidate = staysOnPage;

/** The guard of every screen of the blog administration. The screens have no loader: /api/blog-admin gives them their data. */
export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'staff');
  followMovedScreen(args.request);
  return { email };
}

export default function BlogAdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <BlogAdminFrame email={loaderData.email} signOutTo="/blog-admin" show={(screens) => <Outlet context={screens} />} />
  );
}
