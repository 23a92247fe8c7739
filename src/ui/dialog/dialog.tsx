import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void;
  /** A wide dialog has room for two versions side by side. */
  wide?: boolean;
  /** The buttons at the foot. */
  actions?: ReactNode;
}

/**
 * A modal window, by the browser's own dialog element: the rest is inert, and the focus stays inside and returns
 * afterwards. It is open as long as it is rendered.
 */
export function Dialog({ title, children, onClose, wide = false, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A press that starts inside and ends outside, as in selecting text, does not close it.
  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by the browser
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
      className={`m-auto max-h-[92dvh] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-card bg-surface p-0 text-ink shadow-float forced-border backdrop:bg-ocean/50 ${wide ? 'max-w-5xl' : 'max-w-xl'}`}
    >
      <div className="p-5 md:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-h3 leading-none text-ink-soft hover:bg-mist"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="mt-3">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
