/** A notice: a title, and a sentence where needed. `problem` interrupts a screen reader; the others wait. */
export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'good' | 'problem';
  /** Whether its content is announced otherwise, such as by an error summary that takes the focus: visible, not announced. */
  isSilent?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

/** The visible notices, oldest first. */
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
    /** Shows a notice. Beyond the limit the oldest is removed, so that the newest action is reported first. */
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

/** The notices of this window. Only browser code adds one; on a server it would reach all visitors. */
export const toasts = createToasts();

/** Shows a notice for a few seconds, in the page's ToastRegion. */
export function notify(notice: Toast): void {
  toasts.show(notice);
}
