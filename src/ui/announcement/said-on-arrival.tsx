import { useEffect } from 'react';
import { Announcement } from './announcement.tsx';
import { useAnnouncer } from './use-announcer.ts';

/**
 * Says at once what a part of the page is that has just come, such as a failure in the place of a list. Its region is there
 * a moment before its words: of an alert that comes inside another element, a screen reader may not be told.
 */
export function SaidOnArrival({ words }: { words: string }) {
  const [said, say] = useAnnouncer();
  useEffect(() => say(words), [say, words]);
  return <Announcement urgent {...said} />;
}
