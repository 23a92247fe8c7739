import { noticeAsHours } from '#domain/site/notices.ts';
import type { Shell } from '#wire/shell.ts';
import type { RequestContext } from '../services.ts';
import { isBulkBilled } from './claims.ts';
import { inlineDrawingOf } from './drawings.ts';
import { presentNotices } from './notices.ts';

/** The parts of every page around its content. */
export function presentShell({
  content,
  analytics,
  modelProvider,
  mainOrigin,
  publicOrigin,
  subSite,
  clock,
}: RequestContext): Shell {
  const { site } = content;
  const { name, shortName, legalName, tagline, email, phone, abn, address, hours, timeZone, demoNotice } = site;
  const { provider, initial, followup, gp } = site.booking;
  return {
    clinic: {
      ...{ name, shortName, legalName, tagline, email, phone, abn, address, timeZone, demoNotice },
      hours: [...hours, ...presentNotices({ content, clock }).flatMap((notice) => noticeAsHours(notice) ?? [])],
    },
    booking: { provider, initial, followup, gp },
    shop: site.shop,
    isBulkBilled: isBulkBilled(content),
    drawings: {
      mark: inlineDrawingOf(content, 'mark'),
      markLight: inlineDrawingOf(content, 'mark-light'),
      favicon: inlineDrawingOf(content, 'favicon'),
      tide: inlineDrawingOf(content, 'tide'),
    },
    canonicalOrigin: publicOrigin,
    mainOrigin: subSite ? mainOrigin : '',
    year: clock.year(),
    analytics: analytics ?? null,
    assistantProvider: modelProvider,
  };
}
