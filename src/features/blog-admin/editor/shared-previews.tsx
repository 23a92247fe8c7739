import type { PostFields } from '#domain/blog/post.ts';
import { isShown } from './image-field.tsx';

interface SharedPreviewsProps {
  fields: PostFields;
  clinic: string;
  /** Such as saltbush.example. */
  host: string;
}

/** How the post looks in search results and where it is shared. */
export function SharedPreviews({ fields, clinic, host }: SharedPreviewsProps) {
  const title = fields.title.trim() || 'Title of the post';
  const description =
    fields.metaDescription?.trim() || fields.excerpt.trim() || 'The meta description, or the excerpt.';
  const slug = fields.slug || 'address';
  return (
    <div className="grid grid-cols-1 gap-5">
      <figure>
        <figcaption className="mb-1.5 text-sm font-semibold">In search results</figcaption>
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="truncate max-xs:text-wrap text-xs text-ink-soft">
            {host} › blog › {slug}
          </p>
          <p className="truncate max-xs:text-wrap text-h4 font-semibold text-brand">{`${title} | ${clinic}`}</p>
          <p className="line-clamp-2 max-xs:line-clamp-none text-sm text-ink-soft">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-sm font-semibold">Where it is shared</figcaption>
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {isShown(fields.featuredImage) ? (
            <img src={fields.featuredImage} alt="" className="aspect-[1.91] w-full object-cover" />
          ) : (
            <div className="grid aspect-[1.91] place-items-center bg-mist p-6 text-center text-h4 font-semibold text-brand-deep">
              {fields.category || 'Cover drawn from the title'}
            </div>
          )}
          <div className="p-4">
            <p className="text-xs text-ink-soft">{host}</p>
            <p className="line-clamp-2 max-xs:line-clamp-none font-semibold">{title}</p>
            <p className="line-clamp-1 max-xs:line-clamp-none text-sm text-ink-soft">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
