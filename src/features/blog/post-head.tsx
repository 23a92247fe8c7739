import { Badge } from '#ui/badge/badge.tsx';
import { Byline } from '#ui/byline/byline.tsx';
import { Link } from '#ui/link/link.tsx';
import type { PostPage } from '#wire/blog.ts';
import { CoverImage } from './cover.tsx';

/** The head of an article: category, title, author, date and cover. */
export function PostHead({ post }: { post: PostPage }) {
  return (
    <header className="relative bg-sand print:bg-transparent">
      <div className="wrap pt-8 md:pt-10">
        <div className="reading-column">
          <Breadcrumbs category={post.category} />
          <p className="mt-7 flex flex-wrap items-center gap-3">
            {post.category && <Badge>{post.category.name}</Badge>}
            {post.featured && <Badge icon="sparkles">Featured</Badge>}
          </p>
          <h1 className="mt-4 max-w-4xl text-h1 font-extrabold tracking-[-0.03em]">{post.title}</h1>
          {post.excerpt && <p className="mt-5 max-w-(--reading) text-lead">{post.excerpt}</p>}
          <Byline {...post.byline} className="mt-6" />
          <p className="text-sm text-ink-soft">
            <time dateTime={post.date.moment}>{post.date.shown}</time>
            <span aria-hidden="true"> · </span>
            <span>{post.readingTime} min read</span>
            {post.updated && (
              <>
                <span aria-hidden="true"> · </span>
                <span>
                  Updated <time dateTime={post.updated.moment}>{post.updated.shown}</time>
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      {/* The page's white begins halfway down the cover, as the sand ends at the water. */}
      <div className="mt-8 bg-linear-to-b from-sand from-50% to-surface to-50% print:hidden">
        <div className="wrap">
          <div className="reading-column">
            <CoverImage
              cover={post.cover}
              priority
              sizes="(min-width: 64rem) 61rem, 100vw"
              className="aspect-[16/10] w-full rounded-large sm:aspect-[2.2/1] sm:rounded-tl-[7rem]"
            />
          </div>
        </div>
      </div>
    </header>
  );
}

function Breadcrumbs({ category }: { category: PostPage['category'] }) {
  const way = [{ name: 'Home', href: '/' }, { name: 'Blog', href: '/blog' }, ...(category ? [category] : [])];
  return (
    <nav aria-label="Breadcrumbs" className="no-print">
      <ol className="flex flex-wrap gap-x-2 text-sm">
        {way.map(({ name, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-soft">
                /
              </span>
            )}
            <Link href={href} className="inline-flex min-h-8 items-center font-semibold text-brand hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
