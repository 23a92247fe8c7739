import type { SiteContent } from '#content/load.ts';
import type { Passage } from './parts.ts';

/** Facts for every answer: the clinic's name, closures to come, hours, contact and appointments. */
export function clinicFacts(
  { site, people, notices }: Pick<SiteContent, 'site' | 'people' | 'notices'>,
  moment: number,
): Passage {
  const { booking, phone, email, address } = site;
  const appointments = [booking.initial, booking.followup, booking.gp].map(
    ({ name, detail, minutes, forWhom, cost }) => `${name} (${detail}), ${minutes} minutes. ${forWhom} Cost: ${cost}.`,
  );
  return {
    title: site.name,
    href: '/about',
    text: [
      `${site.name} is an Australian telehealth clinic. ${people.practitioner.name}, ${people.practitioner.role}.`,
      `Telephone ${phone.display}. Email ${email}. Based in ${address.locality} ${address.region}; every visit is by telehealth.`,
      `Hours: ${site.hours.map((entry) => `${entry.days}, ${entry.hours}`).join('; ')} (${site.timeZone}).`,
      ...notices.flatMap(({ to, words }) => (words && moment < to ? [words] : [])),
      'Appointments that can be booked on this site, with the booking button:',
      ...appointments,
      'In an emergency call 000.',
    ].join('\n'),
  };
}
