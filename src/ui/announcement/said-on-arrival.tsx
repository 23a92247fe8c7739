import { useEffect } from 'react';
import { Announcement } from './announcement.tsx';
import { useAnnouncer } from './use-announcer.ts';

/**
 * Announces a part of the page that has just appeared, such as a failure in place of a list. Its region precedes its words
 * by a moment, because a screen reader may miss an alert that arrives inside another element.
 */
export function SaidOnArrival({ words }: { words: string }) {
  const [said, say] = useAnnouncer();
  useEffect(() => say(words), [say, words]);
  return <Announcement urgent {...said} />;
}
