import { useMatches, useOutletContext } from 'react-router';
import type { Route } from './+types/blog-admin-screen';
import type { BlogAdminScreens } from './blog-admin-screens.tsx';
import { staffHead } from './page-head.ts';
import { staffHeaders } from './require-staff.ts';

// All screens share this module: with it loaded, moving between them needs no request, also without a connection.

const screens = {
  'blog-admin-list': { title: 'Blog administration', screen: 'list' },
  'blog-admin-post': { title: 'Edit post', screen: 'post' },
  'blog-admin-bin': { title: 'Bin', screen: 'bin' },
  'blog-admin-previews': { title: 'Preview links', screen: 'previews' },
} as const satisfies Record<string, { title: string; screen: keyof BlogAdminScreens }>;

const screenOf = (matches: readonly ({ id: string } | undefined)[]) =>
  screens[(matches.at(-1)?.id ?? '') as keyof typeof screens];

export const headers = staffHeaders;

export function meta({ matches, params, location }: Route.MetaArgs) {
  const { id } = params as { id?: string };
  if (id === 'new') return staffHead(matches, 'New post');
  return staffHead(matches, id && location.pathname.endsWith('/history') ? 'History' : screenOf(matches).title);
}

export default function BlogAdminScreen() {
  const Screen = useOutletContext<BlogAdminScreens>()[screenOf(useMatches()).screen];
  return <Screen />;
}
