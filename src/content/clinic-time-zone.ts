import { siteRecord } from '#domain/content-model/site.ts';
import { ContentError } from './problem.ts';
import { ContentReader } from './read.ts';

/**
 * The IANA name of the zone that the clinic's clocks show, for what needs nothing else of the content.
 *
 * @throws ContentError where the clinic's record has a mistake.
 */
export function clinicTimeZone(folder: string): string {
  const reader = new ContentReader(folder);
  const site = reader.record('site.yaml', siteRecord);
  if (!site) throw new ContentError(reader.problems);
  return site.ianaTimeZone;
}
