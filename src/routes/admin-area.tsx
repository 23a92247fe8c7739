import { Outlet, useRevalidator, useRouteError } from 'react-router';
import { StaffShell } from '#features/staff-shell/staff-shell.tsx';
import { AdminGuard } from '#features/staff-sign-in/admin-guard.tsx';
import { StorageAway } from '#features/staff-sign-in/storage-away.tsx';
import type { Route } from './+types/admin-area';
import { staffHead } from './page-head.ts';
import { refusalIn, staffHeaders } from './require-staff.ts';
import { useShell } from './use-shell.ts';

export const headers = staffHeaders;

/** Where the page behind is refused, it names nothing itself. */
export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Administration');
}

/** Pages below /admin, for the administrator. Each page's own loader and actions call requireStaff(…, 'administrator'). */
export default function AdminArea() {
  return (
    <StaffShell shell={useShell()}>
      <AdminGuard refusal={undefined}>
        <Outlet />
      </AdminGuard>
    </StaffShell>
  );
}

/** What a page's loader refused. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShell();
  const { revalidate } = useRevalidator();
  const refusal = refusalIn(error);
  if (!refusal) throw error;
  return (
    <StaffShell shell={shell}>
      {refusal === 'storage-away' ? <StorageAway onBack={revalidate} /> : <AdminGuard refusal={refusal} />}
    </StaffShell>
  );
}
