import { Outlet, useRevalidator, useRouteError } from 'react-router';
import { StaffGate } from '#features/staff-sign-in/staff-gate.tsx';
import { StorageAway } from '#features/staff-sign-in/storage-away.tsx';
import type { Refused } from '#features/staff-sign-in/words.ts';
import type { Route } from './+types/staff-area';
import { staffHead } from './page-head.ts';
import { refusalIn, staffHeaders } from './require-staff.ts';
import { answerSignIn } from './sign-in-form.ts';

export const headers = staffHeaders;

/** The sign-in form of the gate, for browsers without script. Each page's own loader and actions call requireStaff(…, 'staff'). */
export function action(args: Route.ActionArgs) {
  return answerSignIn(args, { required: 'staff', to: '/blog-admin' });
}

/** Where the page behind is refused, it names nothing itself. */
export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Blog administration');
}

/** Pages below /blog-admin, for everybody with an account. */
export default function StaffArea({ actionData }: Route.ComponentProps) {
  return (
    <StaffGate refused={actionData as Refused | undefined}>
      <Outlet />
    </StaffGate>
  );
}

/** What a page's loader refused. */
export function ErrorBoundary({ actionData }: Route.ErrorBoundaryProps) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const refusal = refusalIn(error);
  if (!refusal) throw error;
  if (refusal === 'storage-away') return <StorageAway onBack={revalidate} />;
  return <StaffGate refused={actionData as Refused | undefined} />;
}
