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
 * @param place What the visitor called the place; put in where the answer names it.
 * @param articles Titles of the articles that can be read now, by address: a link to another is left out.
 */
export function draftOf(
  answer: BankAnswer,
  facts: ClinicFacts,
  place: string | undefined,
  articles: ReadonlyMap<string, string>,
): Draft {
  const written = answer.says.html
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('{{place}}', escapeHtml(place ?? 'your area'))
    .replaceAll('{{complaintsBody}}', bodyOf(place))
    .replace(/<a href="(\/blog\/[^"#]+)[^"]*"[^>]*>(.*?)<\/a>/g, (link, href: string, text: string) =>
      articles.has(href) ? link : text,
    );
  const parts = answer.says.inline ? [written] : (written.match(block) ?? [written]);
  const paragraphs = parts.map((part) => ({ safe: part.replace(/^<p>([\s\S]*)<\/p>$/, '$1') }));
  const sources = answer.pages.flatMap(
    (path) => (path.startsWith('/blog/') ? articleAt(articles, path) : facts.page(path)) ?? [],
  );
  return draft(paragraphs, sources.slice(0, 2), answer.book);
}

/** Whom a complaint about care may go to where the visitor is; empty where they named no place. */
function bodyOf(place: string | undefined): string {
  const body = complaintsBodyOf(place);
  if (!body) return '';
  const { state, name, number, dial } = body;
  return html`In ${state}, the ${name} takes complaints about care, free: <a href="tel:${dial}">${number}</a>.`.safe;
}

/**
 * Where the same thing is asked again: the heart of it once more, and who knows more.
 *
 * @param wantsMore They ask for more of it; otherwise it is a new question that it seems to answer.
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
