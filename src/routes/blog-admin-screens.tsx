import './checks-without-eval.ts';
import type { ReactNode } from 'react';
import { BlogPost } from '#features/blog/blog-post.tsx';
import { Bin } from '#features/blog-admin/bin/bin.tsx';
import { BlogAdmin } from '#features/blog-admin/blog-admin.tsx';
import { PostScreen } from '#features/blog-admin/editor/post-screen.tsx';
import { PostList } from '#features/blog-admin/post-list/post-list.tsx';
import { PreviewLinks } from '#features/blog-admin/previews/preview-links.tsx';
import { useShell } from './use-shell.ts';

const screens = { list: PostList, post: PostScreen, bin: Bin, previews: PreviewLinks };
export type BlogAdminScreens = typeof screens;

interface ScreensProps {
  email: string;
  logout: ReactNode;
  /** Shows one of the screens. */
  show: (screens: BlogAdminScreens) => ReactNode;
}

/** The screens of the blog administration, with the public blog's own article as the preview. */
export function BlogAdminScreens({ email, logout, show }: ScreensProps) {
  const { clinic, canonicalOrigin, booking } = useShell();
  const settings = {
    clinic: clinic.shortName,
    siteName: clinic.name,
    host: new URL(canonicalOrigin).host,
    email,
    logout,
    showPage: (post: Parameters<typeof BlogPost>[0]['post']) => (
      <BlogPost post={post} address={`${canonicalOrigin}${post.path}`} bookingHref={booking.initial.href} />
    ),
  };
  return <BlogAdmin settings={settings}>{show(screens)}</BlogAdmin>;
}
