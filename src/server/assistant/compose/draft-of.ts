import { complaintsBodyOf } from '#domain/chat/complaints-bodies.ts';
import { escapeHtml } from '../chat/answer-html.ts';
import type { BankAnswer } from '../select/select.ts';
import { articleAt } from './articles.ts';
import { type Draft, draft, html } from './draft.ts';
import type { ClinicFacts } from './facts.ts';

const block = /<(p|ul|ol)>[\s\S]*?<\/\1>/g;

/**
 * An answer of the bank as a draft.
 *
 * @param place The place as the visitor wrote it; inserted if the answer mentions it.
 * @param articles Titles of published articles, by address: links to others are left out.
 */
export function draftOf(
  answer: BankAnswer,
  facts: ClinicFacts,
  place: string | undefined,
  articles: ReadonlyMap<string, string>,
): Draft {
  const written = answer.answer.html
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('{{place}}', escapeHtml(place ?? 'your area'))
    .replaceAll('{{complaintsBody}}', bodyOf(place))
    .replace(/<a href="(\/blog\/[^"#]+)[^"]*"[^>]*>(.*?)<\/a>/g, (link, href: string, text: string) =>
      articles.has(href) ? link : text,
    );
  const parts = answer.answer.inline ? [written] : (written.match(block) ?? [written]);
  const paragraphs = parts.map((part) => ({ safe: part.replace(/^<p>([\s\S]*)<\/p>$/, '$1') }));
  const sources = answer.pages.flatMap(
    (path) => (path.startsWith('/blog/') ? articleAt(articles, path) : facts.page(path)) ?? [],
  );
  return draft(paragraphs, sources.slice(0, 2), answer.book);
}

/** The complaints body for the visitor's place; empty without a place. */
function bodyOf(place: string | undefined): string {
  const body = complaintsBodyOf(place);
  if (!body) return '';
  const { state, name, number, dial } = body;
  return html`In ${state}, the ${name} takes complaints about care, free: <a href="tel:${dial}">${number}</a>.`.safe;
}

/**
 * The answer to a repeated question: its main point again, and a person who knows more.
 *
 * @param wantsMore The visitor asks for details; otherwise a new question seems to have the same answer.
 */
export function nothingMore(facts: ClinicFacts, answered: Draft, wantsMore: boolean): Draft {
  const [heart, next] = answered.paragraphs;
  const open = heart?.safe.trim().endsWith(':');
  return {
    ...answered,
    paragraphs: [
      wantsMore
        ? html`That is all I have on it, so once more the main thing:`
        : html`I think what I wrote answers that, too:`,
      ...(heart ? [heart] : []),
      ...(open && next ? [next] : []),
      html`If you meant something else, ask me in other words. A person can tell you more: ${facts.phone}, or ${facts.email}.`,
    ],
  };
}
