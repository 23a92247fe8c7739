import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

export function AsksBeforeItActs() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete this plan</Button>
      {open && (
        <Dialog
          title="Delete this plan?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button look="primary" onClick={close}>
                Delete
              </Button>
            </>
          }
        >
          <p>You can bring it back for thirty days.</p>
        </Dialog>
      )}
    </>
  );
}
