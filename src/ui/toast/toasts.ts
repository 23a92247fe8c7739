/** Something to tell: a title, and a sentence where one helps. `problem` interrupts a screen reader; the others wait. */
export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'good' | 'problem';
  /** What it says is said in another way already, such as by a summary of errors that takes the focus: seen, not heard. */
  isSilent?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

/** The notices on the screen, oldest first. */
export function createToasts() {
  let shown: readonly ShownToast[] = [];
  let limit = 1;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly ShownToast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Shows a notice. The oldest goes for good when there are too many: what was just done is told first. */
    show(notice: Toast): void {
      lastId += 1;
      replace([...shown, { ...notice, id: lastId }].slice(-limit));
    },
    dismiss(id: number): void {
      replace(shown.filter((notice) => notice.id !== id));
    },
    setLimit(most: number): void {
      limit = most;
      if (shown.length > limit) replace(shown.slice(-limit));
    },
    current: (): readonly ShownToast[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those of this window. Only the browser ever shows one; a server would show it to everybody. */
export const toasts = createToasts();

/** Tells the person something for a few seconds. The page's ToastRegion shows it. */
export function notify(notice: Toast): void {
  toasts.show(notice);
}
