import type { SubSiteView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';

export function BookingSite({ booking }: Extract<SubSiteView, { variant: 'booking' }> & { shell: Shell }) {
  return <h1 className="wrap text-h1">{booking.banner.title}</h1>;
}
