import type { ToolSettings } from '#wire/tools.ts';
import type { RequestContext } from '../services.ts';

export function presentTools({ content }: Pick<RequestContext, 'content'>): ToolSettings {
  const { name, shortName, phone, ianaTimeZone, booking } = content.site;
  return {
    clinicName: name,
    product: shortName,
    phone,
    timeZone: ianaTimeZone,
    bookingHref: booking.initial.href,
    // Set this from the services once a model provider can be configured: visitors are told before they press.
    analysisProvider: null,
  };
}
