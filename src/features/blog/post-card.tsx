import { Link } from '#ui/link/link.tsx';
import type { PostCard as Card } from '#wire/blog.ts';
import { CoverImage } from './cover.tsx';
import { CardTags, PostLabels, PostMeta } from './post-meta.tsx';

interface PostCardProps {
  post: Card;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
}

/** The whole card is the link; its words are the link's name. */
const stretched =
  'after:absolute after:inset-0 after:content-[""] group-hover:underline decoration-2 underline-offset-4';

/** A post in the grid: its cover, what it is about, and when it was written. */
export function PostCard({ post, heading: Heading = 'h3' }: PostCardProps) {
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-4">
      <CoverImage
        cover={post.cover}
        decorative
        sizes="(min-width: 80rem) 24rem, (min-width: 30rem) 45vw, 7rem"
        className="aspect-square w-full rounded-card sm:aspect-[16/10]"
      />
      <div>
        <PostLabels post={post} className="sm:mt-4" />
        <Heading className="mt-1 text-h4 sm:mt-1.5 sm:text-h3">
          <Link href={post.href} className={stretched}>
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 line-clamp-3 text-ink-soft max-sm:hidden">{post.excerpt}</p>
        <PostMeta post={post} className="mt-2 sm:mt-3" />
        <CardTags tags={post.tags} />
      </div>
    </article>
  );
}

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
        <PostLabels post={post} />
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

/** A featured story beside the one that opens the page. */
export function SideStory({ post }: { post: Card }) {
  return (
    <article className="group relative gap-x-5 sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:block">
      <CoverImage
        cover={post.cover}
        decorative
        sizes="(min-width: 64rem) 26rem, (min-width: 30rem) 13rem, 100vw"
        className="aspect-[16/10] w-full rounded-card lg:aspect-[2/1]"
      />
      <div>
        <PostLabels post={post} className="mt-4 sm:mt-0 lg:mt-4" />
        <h3 className="mt-1.5 text-h3">
          <Link href={post.href} className={stretched}>
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-2 text-ink-soft">{post.excerpt}</p>
        <PostMeta post={post} className="mt-3" />
        <CardTags tags={post.tags} />
      </div>
    </article>
  );
}
