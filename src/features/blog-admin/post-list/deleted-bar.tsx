import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface DeletedBarProps {
  title: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Offers to restore a deleted post. It stays until it is closed or the next post is deleted. */
export function DeletedBar({ title, onUndo, onClose }: DeletedBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its row, so the focus moves to the restore button.
  useEffect(() => {
    bar.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Notice tone="done" ref={bar} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          Post deleted: <strong>{title}</strong>
        </p>
        <div className="flex gap-2">
          <Button onClick={onUndo}>Undo</Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Notice>
  );
}
