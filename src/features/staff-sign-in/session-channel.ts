/** What one tab of staff tells the others. */
export type SessionNews = 'signed-in' | 'signed-out';

// One for the whole tab: a channel hears every other channel of its name, also one of the same tab.
let channel: BroadcastChannel | undefined;

function ofThisTab(): BroadcastChannel {
  channel ??= new BroadcastChannel('staff-session');
  return channel;
}

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  ofThisTab().postMessage(news);
}

/** Hears what the other tabs tell; answers how to stop. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data);
  };
  ofThisTab().addEventListener('message', hear);
  return () => ofThisTab().removeEventListener('message', hear);
}
