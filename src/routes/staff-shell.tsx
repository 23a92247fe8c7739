import { Outlet } from 'react-router';
import { StaffShell } from '#features/staff-shell/staff-shell.tsx';
import { useShell } from './use-shell.ts';

/** The shell of every page for staff. It stays where staff move from one area to another. */
export default function StaffShellLayout() {
  return (
    <StaffShell shell={useShell()}>
      <Outlet />
    </StaffShell>
  );
}
