import type { HealthKind } from '#domain/blog/post-health.ts';
import { blogScreens } from '#domain/site/staff-screens.ts';
import type { ContentHealthView, HealthGroup } from '#wire/content-health.ts';

const names: Readonly<Record<HealthKind, { title: string; mend: string }>> = {
  advertising: { title: 'Advertising warnings', mend: 'Passages that health advertising may not hold.' },
  'hidden-claim': { title: 'Claims taken down', mend: 'They still make a claim that the site no longer shows.' },
  'dead-link': { title: 'Links that lead nowhere', mend: 'No page of this site is at the address.' },
  'picture-words': { title: 'Pictures without words', mend: 'People who cannot see them learn nothing from them.' },
  review: { title: 'Clinical review due', mend: 'No clinician read them within a year.' },
  description: { title: 'No meta description', mend: 'Search engines choose a sentence themselves.' },
  picture: { title: 'No picture of their own', mend: 'Readers see a drawn cover.' },
};

/** The shortcomings of published articles, each with a link to correct it. */
export function ContentHealth({ posts, looking, found }: ContentHealthView) {
  return (
    <section aria-labelledby="content-health" className="mt-9 rounded-card bg-surface p-6 shadow-card forced-border">
      <h2 id="content-health" className="text-h4 font-bold">
        Content health
      </h2>
      <p role="status" className="mt-2 max-w-prose text-ink-soft">
        {summaryOf(posts, looking, found)}
      </p>
      <div className="mt-2 grid gap-1">
        {found.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </section>
  );
}

function summaryOf(posts: number | null, looking: boolean, found: readonly HealthGroup[]): string {
  if (posts === null) return 'The published articles are being read. Load this page again in a moment.';
  const read = posts === 1 ? '1 published article was read.' : `${posts} published articles were read.`;
  const state = found.length === 0 ? ' Nothing is missing.' : '';
  return `${read}${state}${looking ? ' Changes since are being read now.' : ''}`;
}

function Group({ group: { kind, count, posts } }: { group: HealthGroup }) {
  const { title, mend } = names[kind];
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {title}: {count}
      </summary>
      <p className="text-sm text-ink-soft">{mend}</p>
      <ul className="grid py-2">
        {posts.map(({ id, title: name, detail }) => (
          <li key={id} className="min-w-0">
            <a className="text-link inline-block max-w-full break-words py-2.5" href={blogScreens.post(id)}>
              {name}
            </a>
            {detail && <span className="break-words text-sm text-ink-soft"> {detail}</span>}
          </li>
        ))}
      </ul>
      {count > posts.length && (
        <p className="pb-3 text-sm text-ink-soft">
          These are the newest {posts.length}. {count - posts.length} more follow as these are mended.
        </p>
      )}
    </details>
  );
}
