import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';

/**
 * Announces the title after navigation inside the site or back: a browser announces only pages that it loads itself. The
 * focus does not move, so that it stays in the chat, for instance.
 *
 * @param page Identifies a page, such as its path.
 */
export function PageTitle({ page }: { page: string }) {
  const [said, say] = useAnnouncer();
  const shown = useRef(page);
  const type = useNavigationType();
  const onNextPage = useEffectEvent(() => {
    // A replaced address is the same page under its current name.
    if (type !== 'REPLACE') say(() => document.title);
  });
  useEffect(() => {
    if (page !== shown.current) onNextPage();
    shown.current = page;
  }, [page]);
  return <Announcement urgent {...said} />;
}
