import type { Shell } from '#wire/shell.ts';
import { plainTextOfHtml } from './clean-html.ts';
import { clockTime, fullTime } from './clock-time.ts';
import type { Entry } from './entries.ts';
import { isAllowed } from './reply-links.ts';
import { stateOf } from './unanswered-words.ts';

/** The conversation as a text file, with authors, times and a disclaimer. */
export function transcript(entries: readonly Entry[], { clinic, mainOrigin }: Shell, now = new Date()): string {
  const site = mainOrigin || location.origin;
  return [
    `Chat with the AI Health Assistant of ${clinic.name}`,
    `Saved ${fullTime(now.getTime())}`,
    'The assistant is software. What it says is general information: no clinician has seen it.',
    ...entries.map((entry) => `${clockTime(entry.at, now.getTime())}  ${speaker(entry)}\n${words(entry, site)}`),
    `${clinic.name}, ${clinic.phone.display}, ${clinic.email}\nIn an emergency call 000. Lifeline: 13 11 14.`,
  ].join('\n\n');
}

/** Saltbush-Chat-2026-11-21.txt */
export function transcriptName({ clinic }: Shell, now = new Date()): string {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${clinic.shortName}-Chat-${date.join('-')}.txt`;
}

function speaker({ kind }: Entry): string {
  return kind === 'visitor' ? 'You' : 'AI Health Assistant';
}

function words(entry: Entry, site: string): string {
  if (entry.kind === 'visitor') return entry.text;
  if (entry.kind === 'unanswered')
    return [entry.reason === 'stopped' ? entry.text : '', `(${stateOf(entry)})`].filter(Boolean).join('\n');
  const sources = entry.sources
    .filter(({ href }) => isAllowed(href))
    .map(({ title, href }) => `From: ${title} (${new URL(href, site)})`);
  return [plainTextOfHtml(entry.message, site), ...sources].join('\n');
}
