import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';

/**
 * Says the title of a page that a link inside the site, or the way back, leads to: a browser says it of pages that it loads
 * itself. The focus stays where it is, in the chat for instance.
 *
 * @param page What tells one page from another, such as the path.
 */
export function PageTitle({ page }: { page: string }) {
  const [said, say] = useAnnouncer();
  const shown = useRef(page);
  const type = useNavigationType();
  const onNextPage = useEffectEvent(() => {
    // An address that is replaced is the same page, under the name that it has by now.
    if (type !== 'REPLACE') say(() => document.title);
  });
  useEffect(() => {
    if (page !== shown.current) onNextPage();
    shown.current = page;
  }, [page]);
  return <Announcement urgent {...said} />;
}
