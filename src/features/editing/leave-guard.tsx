import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface LeaveGuardProps {
  mayLose: () => boolean;
  /** Whether this path shows the same editor, such as the history of the record. */
  isInEditor?: (pathname: string) => boolean;
}

/** Asks before unsaved text is left: by a dialog inside the site, by the browser's own question when the window closes. */
export function LeaveGuard({ mayLose, isInEditor = () => false }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation, currentLocation }) => {
    const { pathname, search } = currentLocation;
    const isSame = nextLocation.pathname === pathname && nextLocation.search === search;
    return !isSame && !isInEditor(nextLocation.pathname) && mayLose();
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [mayLose]);

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

/** Whether leaving loses text, as a function that never changes; and a way to leave right after a save. */
export function useUnsaved(dirty: boolean): { mayLose: () => boolean; afterSave: (leave: () => void) => void } {
  const latest = useRef({ dirty, justSaved: false });
  latest.current.dirty = dirty;
  const mayLose = useCallback(() => latest.current.dirty && !latest.current.justSaved, []);
  const afterSave = useCallback((leave: () => void) => {
    // The window's address changes at once; the state of the text follows a moment later.
    latest.current.justSaved = true;
    leave();
    setTimeout(() => {
      latest.current.justSaved = false;
    });
  }, []);
  return { mayLose, afterSave };
}
