import { Outlet, useRevalidator, useRouteError } from 'react-router';
import { AdminGuard } from '#features/staff-sign-in/admin-guard.tsx';
import { StorageAway } from '#features/staff-sign-in/storage-away.tsx';
import type { Route } from './+types/admin-area';
import { staffHead } from './page-head.ts';
import { refusalIn, staffHeaders } from './require-staff.ts';

export const headers = staffHeaders;

/** Where the page behind is refused, it names nothing itself. */
export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Administration');
}

/** Pages below /admin, for the administrator. Each page's own loader and actions call requireStaff(…, 'administrator'). */
export default function AdminArea() {
  return (
    <AdminGuard refusal={undefined}>
      <Outlet />
    </AdminGuard>
  );
}

/** What a page's loader refused. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const refusal = refusalIn(error);
  if (!refusal) throw error;
  return refusal === 'storage-away' ? <StorageAway onBack={revalidate} /> : <AdminGuard refusal={refusal} />;
}
