import type { SiteKnowledge } from '../knowledge/knowledge.ts';
import { termsOf } from '../knowledge/words.ts';
import { type Draft, draft, html, list, type Source } from './draft.ts';
import type { Facts } from './facts.ts';

const aboutArticles = new Set(
  termsOf(
    'article articles blog post posts read reading something anything latest new news tips recipe written write learn ' +
      'more information resources guide link send show',
  ),
);

/** A link to an article under its own title; undefined where it cannot be read now. */
export function articleAt(articles: ReadonlyMap<string, string>, href: string): Source | undefined {
  const title = articles.get(href);
  return title === undefined ? undefined : { title, href };
}

/** Published posts on what was asked about, or where to find them. */
export async function articlesOn(text: string, knowledge: SiteKnowledge, facts: Facts): Promise<Draft> {
  const subject = termsOf(text).filter((term) => !aboutArticles.has(term));
  const found = subject.length > 0 ? await knowledge.find(subject.join(' '), 8, 'posts') : [];
  const pages = new Set(found.filter(({ covered }) => covered >= 0.5).map(({ piece }) => piece.path));
  const all = facts.page('/blog');
  if (pages.size === 0) {
    return draft(
      [
        html`Our articles are on the <a href="${all.href}">blog page</a>, with a search and categories.
          ${subject.length > 0 ? 'I found none on exactly that.' : ''}`,
      ],
      [all],
    );
  }
  const articles = await knowledge.articles();
  const sources = [...pages].flatMap((href) => articleAt(articles, href) ?? []).slice(0, 3);
  return draft(
    [
      html`On our <a href="${all.href}">blog</a> we have written about that:`,
      list(sources.map(({ title, href }) => html`<a href="${href}">${title}</a>`)),
    ],
    [...sources, all],
  );
}
