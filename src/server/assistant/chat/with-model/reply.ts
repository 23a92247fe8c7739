import { escapeHtml } from '../answer-html.ts';
import type { Answer, Passage } from '../parts.ts';
import { bookingMark } from './prompt.ts';

/** A parsed reply of the model. */
export interface ModelReply {
  /** Paragraphs and lists in order, without marks. */
  blocks: ({ kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] })[];
  /** Numbers of the cited sources, in order of first mention. */
  cited: number[];
  bookingButton: boolean;
}

const citation = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;

/** The text as a visitor reads it: without citations and the booking line. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(bookingMark, '')
    .replace(citation, '')
    .replace(/\*\*/g, '')
    .replace(/^#+\s+/gm, '');
}

export function readReply(text: string): ModelReply {
  const cited = [...text.matchAll(citation)].flatMap(([, numbers = '']) => numbers.split(',').map(Number));
  const blocks: ModelReply['blocks'] = [];
  for (const block of withoutMarks(text).split(/\n\s*\n/)) {
    let paragraph: string[] = [];
    let items: string[] = [];
    const finish = () => {
      if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
      if (items.length > 0) blocks.push({ kind: 'list', items });
      paragraph = [];
      items = [];
    };
    for (const line of block.split('\n').map((part) => part.trim())) {
      const item = /^(?:[-*•]|\d+[.)])\s+(.+)$/.exec(line)?.[1];
      if (item === undefined) {
        if (items.length > 0) finish();
        if (line !== '') paragraph.push(line);
      } else {
        if (paragraph.length > 0) finish();
        items.push(item);
      }
    }
    finish();
  }
  return { blocks, cited: [...new Set(cited)], bookingButton: text.includes(bookingMark) };
}

/** The clinic's telephone number and email, which become links. */
export interface Contacts {
  phone: { display: string; dial: string };
  email: string;
}

/** A checked reply as an answer: with its pages listed and contacts linked, everything else escaped. */
export function answerOf(reply: ModelReply, sources: readonly Passage[], contacts: Contacts): Answer {
  const linked = (text: string) => linkContacts(escapeHtml(text), contacts);
  const html = reply.blocks.map((block) =>
    block.kind === 'paragraph'
      ? `<p>${linked(block.text)}</p>`
      : `<ul>${block.items.map((item) => `<li>${linked(item)}</li>`).join('')}</ul>`,
  );
  const pages = new Map<string, { title: string; href: string }>();
  for (const number of reply.cited) {
    const source = sources[number - 1];
    if (source && !pages.has(source.href)) pages.set(source.href, { title: source.title, href: source.href });
  }
  return { html: html.join(''), bookingButton: reply.bookingButton, sources: [...pages.values()], urgent: false };
}

function linkContacts(html: string, { phone, email }: Contacts): string {
  return html
    .replaceAll(escapeHtml(phone.display), `<a href="tel:${escapeHtml(phone.dial)}">${escapeHtml(phone.display)}</a>`)
    .replaceAll(escapeHtml(email), `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`);
}
