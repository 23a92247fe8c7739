import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Asks before unsaved text is left: by a dialog inside the site, by the browser's own question when the window closes. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(({ nextLocation, currentLocation }) => {
    const { pathname, search } = currentLocation;
    return isDirty() && (nextLocation.pathname !== pathname || nextLocation.search !== search);
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.proceed}>Leave</Button>
          <Button look="primary" onClick={blocker.reset}>
            Keep writing
          </Button>
        </>
      }
    >
      <p>
        The last changes are not saved. They stay in this browser for thirty days and are offered when you come back.
      </p>
    </Dialog>
  );
}
