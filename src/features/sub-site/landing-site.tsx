import type { SubSiteView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';

export function LandingSite({ record }: Extract<SubSiteView, { variant: 'landing' }> & { shell: Shell }) {
  return <h1 className="wrap text-h1">{record.heroTitle}</h1>;
}
