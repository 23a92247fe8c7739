import { StaffGate } from '#features/staff-gate/staff-gate.tsx';
import { drawingOf } from '#server/presenters/drawings.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/staff';
import { pageHead } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader({ context }: Route.LoaderArgs) {
  return { drawing: drawingOf(servicesOf(context).content, 'staff-hero') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageHead(matches, {
    title: 'Staff',
    description: 'For staff of the clinic.',
    path: '/blog-admin',
    preload: loaderData.drawing.href,
    hidden: true,
  });
}

export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  return <StaffGate drawing={loaderData.drawing} email={useShell().clinic.email} />;
}
