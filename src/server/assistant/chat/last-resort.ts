import type { SiteContent } from '#content/load.ts';
import { escapeHtml } from './answer-html.ts';
import type { Answer } from './parts.ts';

/** What a visitor is told when nothing else could answer: how to reach people, and whom to call in an emergency. */
export function lastResort({ site }: Pick<SiteContent, 'site'>): Answer {
  const phone = `<a href="tel:${escapeHtml(site.phone.dial)}">${escapeHtml(site.phone.display)}</a>`;
  const email = `<a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a>`;
  const hours = site.hours.map((entry) => `${entry.days}, ${entry.hours}`).join('; ');
  return {
    html: [
      `<p>I could not find an answer to that just now. Our people can help: call ${phone} or write to ${email}.</p>`,
      `<p>${escapeHtml(`We are there ${hours} (${site.timeZone}).`)} You can also book an appointment below.</p>`,
      '<p>In an emergency call <a href="tel:000">000</a>.</p>',
    ].join(''),
    bookingButton: true,
    sources: [],
    urgent: false,
  };
}
