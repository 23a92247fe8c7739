import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { BlogPostView } from '#wire/blog.ts';

type Missing = Extract<BlogPostView, { kind: 'missing' }>;

/** In place of an article that does not exist or cannot be read now. */
export function PostNotFound({ drawing, failure }: Omit<Missing, 'kind'>) {
  return (
    <section className="bg-sand">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <div>
          {failure && (
            <Notice tone="problem" role="alert" className="mb-6 font-semibold">
              {failure}
            </Notice>
          )}
          <h1 className="text-h1 font-extrabold">Blog Post Not Found</h1>
          <p className="measure mt-5 text-lead">
            {failure
              ? 'Our articles cannot be read just now, so we cannot say whether there is one here. Please load the page again in a moment.'
              : 'There is no article at this address. It may have been renamed, or it may not be published yet.'}
          </p>
          <ButtonLink href="/blog" look="secondary" className="mt-8">
            Back to Blog
          </ButtonLink>
        </div>
        {drawing && <Drawing drawing={drawing} alt="" priority className="w-full rounded-large" />}
      </div>
    </section>
  );
}
