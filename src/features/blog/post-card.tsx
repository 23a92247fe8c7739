import { Link } from '#ui/link/link.tsx';
import type { PostCardView as Card } from '#wire/blog.ts';
import { CoverImage } from './cover.tsx';
import { CardTags, PostLabels, PostMeta } from './post-meta.tsx';

interface PostCardProps {
  post: Card;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
  /** Whether its heading already says Featured. */
  amongFeatured?: boolean;
}

/** The whole card is the link; its words are the link's name. */
export const stretched =
  'after:absolute after:inset-0 after:content-[""] group-hover:underline decoration-2 underline-offset-4';

/** A post in the grid: its cover, what it is about, and when it was written. */
export function PostCard({ post, heading: Heading = 'h3', amongFeatured = false }: PostCardProps) {
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-sm:gap-x-4">
      <CoverImage
        cover={post.cover}
        decorative
        sizes="(min-width: 80rem) 24rem, (min-width: 30rem) 45vw, 7rem"
        className="aspect-square w-full rounded-card sm:aspect-[16/10]"
      />
      <div>
        <PostLabels post={amongFeatured ? { ...post, featured: false } : post} className="sm:mt-4" />
        <Heading className="mt-1 text-h4 sm:mt-1.5 sm:text-h3">
          <Link href={post.href} className={stretched}>
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 text-ink-soft max-sm:hidden">{wholeWords(post.excerpt)}</p>
        <PostMeta post={post} className="mt-2 sm:mt-3" />
        <CardTags tags={post.tags} />
      </div>
    </article>
  );
}

/** Characters of three lines of a card. */
const mostCharacters = 150;

/** As many whole words as fit on a card. */
function wholeWords(text: string): string {
  if (text.length <= mostCharacters) return text;
  const cut = text.slice(0, mostCharacters);
  const end = cut.search(/[\s,;:.]*\s\S*$/);
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
