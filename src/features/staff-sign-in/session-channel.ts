/** A message between the tabs of staff. */
export type SessionNews = 'signed-in' | 'signed-out';

// One for the whole tab: a channel receives from every other channel of its name, also in the same tab.
let channel: BroadcastChannel | undefined;

function ofThisTab(): BroadcastChannel {
  channel ??= new BroadcastChannel('staff-session');
  return channel;
}

/** Sends a message to the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  ofThisTab().postMessage(news);
}

/** Receives messages of other tabs; returns a function that stops it. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data);
  };
  ofThisTab().addEventListener('message', hear);
  return () => ofThisTab().removeEventListener('message', hear);
}
