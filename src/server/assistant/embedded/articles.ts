import type { SiteKnowledge } from '../knowledge/knowledge.ts';
import { termsOf } from '../knowledge/words.ts';
import { type Draft, draft, html, list } from './draft.ts';
import type { Facts } from './facts.ts';

const aboutArticles = new Set(
  termsOf(
    'article articles blog post posts read reading something anything latest new news tips recipe written write learn more information resources guide link send show',
  ),
);

/** Published posts on what was asked about, or where to find them. */
export async function articlesOn(text: string, knowledge: SiteKnowledge, facts: Facts): Promise<Draft> {
  const subject = termsOf(text).filter((term) => !aboutArticles.has(term));
  const found = subject.length > 0 ? await knowledge.find(subject.join(' '), 8, 'posts') : [];
  const pages = new Map(
    found.filter(({ covered }) => covered >= 0.5).map(({ piece }) => [piece.path, piece.title.replace(/: .*$/, '')]),
  );
  const all = facts.page('/blog');
  if (pages.size === 0) {
    return draft(
      [
        html`Our articles are on the <a href="${all.href}">blog page</a>, with a search and categories.${subject.length > 0 ? ' I found none on exactly that.' : ''}`,
      ],
      [all],
    );
  }
  const sources = [...pages].slice(0, 3).map(([href, title]) => ({ title, href }));
  return draft(
    [
      html`On our <a href="${all.href}">blog</a> we have written about that:`,
      list(sources.map(({ title, href }) => html`<a href="${href}">${title}</a>`)),
    ],
    [...sources, all],
  );
}
