import { createHash } from 'node:crypto';
import type { SiteContent } from '#content/load.ts';

const style =
  ':root{color-scheme:light dark}body{margin:0;padding:3rem 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#12303a;background:#f7f3ea}main{max-width:34rem;margin:0 auto}a{color:#1c4a3f}@media(prefers-color-scheme:dark){body{color:#e6eeeb;background:#1d2220}a{color:#b3e2cf}}';

interface Words {
  title: string;
  explanation: string;
}

export const failureWords: Words = {
  title: 'Something went wrong on our side',
  explanation: 'The page could not be shown. Nothing you did caused this. Please try again in a moment.',
};

export const overloadWords: Words = {
  title: 'This site is very busy at the moment',
  explanation: 'This page cannot be shown right now. Nothing you did caused this. Please try again in a few seconds.',
};

/** The page for a failed rendering, so it depends only on the clinic's details. */
export function failurePage(site: SiteContent['site'], words: Words): { html: string; policy: string } {
  const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} | ${escapeHtml(site.name)}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1>
<p>${words.explanation}</p>
<p>If you need us now, call <a href="tel:${escapeHtml(site.phone.dial)}">${escapeHtml(site.phone.display)}</a>, write to <a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a> or <a href="${escapeHtml(site.booking.initial.href)}" rel="noopener noreferrer">book an appointment</a>.</p>
<p>In an emergency call <a href="tel:000">000</a>. To talk to someone now, call Lifeline on <a href="tel:131114">13 11 14</a>.</p>
<p><a href="/">Return to Home</a></p></main></body></html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'` };
}
