import type { ToolSettings } from '#wire/tools.ts';
import type { RequestContext } from '../services.ts';

export function presentTools({
  content,
  modelProvider,
}: Pick<RequestContext, 'content' | 'modelProvider'>): ToolSettings {
  const { name, shortName, phone, ianaTimeZone, booking } = content.site;
  return {
    clinicName: name,
    product: shortName,
    phone,
    timeZone: ianaTimeZone,
    bookingHref: booking.initial.href,
    // Visitors see this before they submit.
    analysisProvider: modelProvider,
  };
}
