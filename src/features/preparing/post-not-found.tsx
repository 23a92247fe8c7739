import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';

/** An address under /blog that names no article. */
export function PostNotFound({ drawing }: { drawing: { href: string; width: number; height: number } }) {
  return (
    <section className="bg-sand">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <div>
          <h1 className="text-h1 font-extrabold">Blog Post Not Found</h1>
          <p className="measure mt-5 text-lead">
            There is no article at this address. It may have been renamed, or it may not be published yet.
          </p>
          <ButtonLink href="/blog" look="secondary" className="mt-8">
            Back to Blog
          </ButtonLink>
        </div>
        <Drawing drawing={drawing} alt="" priority className="w-full rounded-large" />
      </div>
    </section>
  );
}
