import type { SiteContent } from '#content/load.ts';
import { dialable, emergency, healthdirect, lifeline, poisons } from '#domain/chat/help-lines.ts';
import { escapeHtml } from './answer-html.ts';
import type { Answer } from './parts.ts';

const openings = {
  away: 'I cannot answer that just now, and I would rather not guess.',
  busy: 'I am busier than usual just now, and I would rather not hurry through what you wrote. Please send it again in a minute.',
} as const;
type Opening = keyof typeof openings;

/**
 * The answer if nothing else can answer or the message cannot be read: help lines, the clinic's contact, and links to
 * fees, visits and questions. Without a booking button, because the message may have been a cry for help.
 */
export function lastResort({ site }: Pick<SiteContent, 'site'>, opening: Opening = 'away'): Answer {
  const phone = `<a href="tel:${escapeHtml(site.phone.dial)}">${escapeHtml(site.phone.display)}</a>`;
  const email = `<a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a>`;
  const hours = site.hours.map((entry) => `${entry.days}, ${entry.hours}`).join('; ');
  return {
    html: [
      `<p>${openings[opening]} If it is about your health, or somebody else’s, please do not wait for me:</p>`,
      '<ul>',
      `<li><strong>${dialable(emergency)}</strong> if someone is in danger or very unwell</li>`,
      `<li><strong>${dialable(lifeline)}</strong> Lifeline, to talk to someone, day and night</li>`,
      `<li><strong>${dialable(poisons)}</strong> Poisons Information, if something was taken or swallowed</li>`,
      `<li><strong>${dialable(healthdirect)}</strong> healthdirect, for advice from a nurse, day and night</li>`,
      '</ul>',
      `<p>For anything else our people can help: call ${phone} or write to ${email}. ${escapeHtml(`We are there ${hours} (${site.timeZone}).`)}</p>`,
      '<p>Or read about <a href="/medicare">fees and Medicare</a>, <a href="/how-it-works">how booking and visits work</a> ',
      'and <a href="/faq">questions that people ask</a>.</p>',
    ].join(''),
    bookingButton: false,
    sources: [],
    urgent: false,
  };
}
