import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';

interface DeletedBarProps {
  title: string;
  onUndo: () => void;
  onClose: () => void;
}

/** After a post was deleted: one press brings it back. It stays until it is closed or the next post is deleted. */
export function DeletedBar({ title, onUndo, onClose }: DeletedBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its row: the focus goes where the way back is.
  useEffect(() => {
    bar.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div
      ref={bar}
      className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-edge bg-mist p-4"
    >
      <p role="status">
        Post deleted: <strong>{title}</strong>
      </p>
      <div className="flex gap-2">
        <Button onClick={onUndo}>Undo</Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}
