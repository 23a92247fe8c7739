import { ButtonLink } from '#ui/button/button-link.tsx';
import { ContentsAside, ContentsDisclosure } from '#ui/contents/contents-list.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { PostCardView as Card, PostPage } from '#wire/blog.ts';
import { PostCard } from './post-card.tsx';
import { PostHead } from './post-head.tsx';
import { ReadingNote } from './reading-note.tsx';
import { ShareButton } from './share.tsx';

interface BlogPostProps {
  post: PostPage;
  /** The post's whole address, for sharing. */
  address: string;
  bookingHref: string;
}

/** An article: its head, the text in a reading column, and related posts. */
export function BlogPost({ post, address, bookingHref }: BlogPostProps) {
  return (
    <article key={post.path}>
      {post.draft && <DraftNotice />}
      <PostHead post={post} />
      <div className="reading wrap pt-8 pb-16 md:pt-12 md:pb-20">
        <div aria-hidden="true" className="reading-progress no-print">
          <div className="reading-progress-bar" />
        </div>
        <div className="reading-column gap-x-16 lg:grid lg:grid-cols-[minmax(0,var(--reading))_15rem] print:block">
          {/* Any heading is enough: the server sends none for short texts. */}
          <ContentsDisclosure headings={post.contents} fewest={1} />
          <ContentsAside headings={post.contents} fewest={1} />
          <div className="min-w-0 max-w-(--reading) lg:col-start-1 lg:row-start-1">
            <Prose text={{ html: post.html, inline: false }} className="post-text" />
            <PostFoot post={post} address={address} />
            <ReadingNote bookingHref={bookingHref} />
          </div>
        </div>
      </div>
      {post.related.length > 0 && <Related posts={post.related} />}
    </article>
  );
}

function DraftNotice() {
  return (
    <div className="wrap pt-4">
      <Notice tone="warning" role="note">
        <strong>This is a draft.</strong> It is not published. Only people who have this private link can see it.
      </Notice>
    </div>
  );
}

function PostFoot({ post, address }: { post: PostPage; address: string }) {
  return (
    <footer className="mt-12 border-t border-line pt-6">
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {post.tags.map(({ name, href }) => (
            <li key={name}>
              <Link
                href={href}
                className="inline-flex min-h-9 items-center rounded-pill border border-edge px-3.5 text-sm font-semibold hover:border-brand-deep hover:bg-mist"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        {!post.draft && <ShareButton title={post.title} address={address} />}
        <ButtonLink href="/blog" look="secondary">
          Back to Blog
        </ButtonLink>
      </div>
    </footer>
  );
}

function Related({ posts }: { posts: readonly Card[] }) {
  return (
    <section aria-labelledby="related-title" className="no-print bg-sand py-14 md:py-20">
      <div className="wrap">
        <h2 id="related-title" className="text-h2">
          Keep reading
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id} className="md:max-xl:nth-3:hidden">
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
