import { data } from 'react-router';
import { PostNotFound } from '#features/preparing/post-not-found.tsx';
import { drawingOf } from '#server/presenters/drawings.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog-post';
import { pageHead } from './page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return data({ drawing: drawingOf(servicesOf(context).content, 'not-found') }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageHead(matches, {
    title: 'Blog Post Not Found',
    description: 'This article does not exist.',
    path: '/blog',
    preload: loaderData.drawing.href,
    hidden: true,
  });
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostNotFound drawing={loaderData.drawing} />;
}
