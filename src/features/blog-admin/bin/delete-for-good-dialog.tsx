import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface DeleteForGoodDialogProps {
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before the last copy is purged. Escape cancels. */
export function DeleteForGoodDialog({ title, onClose, onDelete }: DeleteForGoodDialogProps) {
  return (
    <Dialog
      title="Delete this post for good?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete} className="text-severe">
            Delete it for good
          </Button>
          <Button look="primary" onClick={onClose}>
            Keep it in the bin
          </Button>
        </>
      }
    >
      <p>
        ‘{title}’ and all its versions go. Nothing on this site brings them back; only a backup from before still holds
        them.
      </p>
    </Dialog>
  );
}
