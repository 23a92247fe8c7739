import { Link } from '#ui/link/link.tsx';
import type { PostCardView as Card } from '#wire/blog.ts';
import { CoverImage } from './cover.tsx';
import { stretched } from './post-card.tsx';
import { CardTags, PostLabels, PostMeta } from './post-meta.tsx';

/** The story that opens the page, as wide as there is room. */
export function LeadStory({ post, alone }: { post: Card; alone: boolean }) {
  return (
    <article className={`group relative ${alone ? 'items-center gap-x-12 lg:grid lg:grid-cols-[1.35fr_1fr]' : ''}`}>
      <CoverImage
        cover={post.cover}
        decorative
        priority
        sizes="(min-width: 64rem) 44rem, 100vw"
        className="aspect-[16/10] w-full rounded-large sm:rounded-tl-[7rem]"
      />
      <div className={alone ? 'mt-6 lg:mt-0' : 'mt-6'}>
        {/* Its heading says Featured already. */}
        <PostLabels post={{ ...post, featured: false }} />
        <h3 className="mt-2 text-h2 font-extrabold tracking-[-0.02em]">
          <Link href={post.href} className={stretched}>
            {post.title}
          </Link>
        </h3>
        <p className="mt-3 max-w-2xl text-lead text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 text-sm font-semibold">{post.author}</p>
        <PostMeta post={post} />
        <CardTags tags={post.tags} />
      </div>
    </article>
  );
}
