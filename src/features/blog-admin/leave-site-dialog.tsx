import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface LeaveSiteDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the confirming button. */
  action: string;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before a public post is unpublished. The first choice cancels. */
export function LeaveSiteDialog({ title, children, action, onClose, onLeave }: LeaveSiteDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>{action}</Button>
          <Button look="primary" onClick={onClose}>
            Keep it on the site
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
