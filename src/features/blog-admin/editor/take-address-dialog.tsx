import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface TakeAddressDialogProps {
  /** Which post the old link leads to, and that it will lead here. */
  message: string;
  onClose: () => void;
  onTake: () => void;
}

/** Asks before a post takes over an old address of another. Leaving the old link as it is is what is offered first. */
export function TakeAddressDialog({ message, onClose, onTake }: TakeAddressDialogProps) {
  return (
    <Dialog
      title="Take this address over?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTake}>Publish at this address</Button>
          <Button look="primary" onClick={onClose}>
            Choose another address
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
