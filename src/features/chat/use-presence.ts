import { useSyncExternalStore } from 'react';

/** offline: the device has no connection. trouble: the last message failed. */
export type Presence = 'online' | 'offline' | 'trouble';

/** Whether the assistant is reachable, as far as the browser knows. */
export function usePresence(trouble: boolean): Presence {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (!isOnline) return 'offline';
  return trouble ? 'trouble' : 'online';
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
