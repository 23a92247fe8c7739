import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface TakeAddressDialogProps {
  /** The post that the old link leads to, and that the link will lead to this one. */
  message: string;
  onClose: () => void;
  onTake: () => void;
}

/** Asks before a post takes over an old address of another. The first choice leaves the link unchanged. */
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
