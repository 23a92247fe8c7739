import type { Route } from './+types/admin-blog';
import { BlogAdminFrame, followMovedScreen, staysOnPage } from './blog-admin-frame.tsx';
import { staffHead } from './page-head.ts';
import { requireStaff, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;
export const shouldRevalidate = staysOnPage;

/** The list of posts, for the administrator. Its posts open at /blog-admin/posts. */
export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireStaff(args, 'administrator');
  followMovedScreen(args.request);
  return { email };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Blog administration');
}

export default function AdminBlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BlogAdminFrame email={loaderData.email} signOutTo="/admin/login" show={({ list: PostList }) => <PostList />} />
  );
}
