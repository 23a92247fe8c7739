import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** Browsers offer it as the name of the PDF. */
  title: string;
  /** Called when the print dialogue was closed: remove the sheet. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * A sheet of paper that is printed in place of the page: while it is rendered, the browser's print dialogue is open. Render
 * it in the handler of a print button, because browsers open the dialogue only for a user's press.
 */
export function PrintSheet({ title, onDone, children }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const { title: titleBefore } = document;
    const { dataset } = document.documentElement;
    const ends = ['afterprint', 'pagehide'] as const;
    // Some browsers never report the end of printing; a press on the page means that the dialogue is closed.
    const presses = ['keydown', 'pointerdown'] as const;
    const finish = () => done();
    dataset.printing = 'sheet';
    document.title = title;
    for (const end of ends) window.addEventListener(end, finish);
    window.print();
    for (const press of presses) window.addEventListener(press, finish, { capture: true });
    return () => {
      delete dataset.printing;
      document.title = titleBefore;
      for (const event of [...ends, ...presses]) window.removeEventListener(event, finish, { capture: true });
      for (const end of ends) window.removeEventListener(end, finish);
    };
  }, [title]);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
