import { useState } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { tabTitle } from '#domain/site/metadata.ts';
import { useSettled } from '#features/editing/use-settled.ts';
import { cardPictureAddress } from '#wire/post-card.ts';
import { isShown } from './image-field.tsx';

interface SharedPreviewsProps {
  fields: PostFields;
  /** The clinic's name, as pages bear it. */
  siteName: string;
  /** Such as saltbush.example. */
  host: string;
}

/** How the post looks in search results and where it is shared. */
export function SharedPreviews({ fields, siteName, host }: SharedPreviewsProps) {
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
          <p className="truncate max-xs:text-wrap text-h4 font-semibold text-brand">{tabTitle(title, siteName)}</p>
          <p className="line-clamp-2 max-xs:line-clamp-none text-sm text-ink-soft">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-sm font-semibold">Where it is shared</figcaption>
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {isShown(fields.featuredImage) ? (
            <img src={fields.featuredImage} alt="" className="aspect-[1.91] w-full object-cover" />
          ) : (
            <DrawnCard fields={fields} />
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

/** Milliseconds without a change before a card is drawn again. */
const pause = 800;

/** The picture of shared links, as the server draws it. */
function DrawnCard({ fields: { title, slug, category, tags } }: Pick<SharedPreviewsProps, 'fields'>) {
  const now = title.trim() === '' ? '' : cardPictureAddress({ title: title.trim(), slug, category, tags });
  const address = useSettled(now, pause);
  const [missing, setMissing] = useState<string>();
  if (address === '' || missing === address)
    return (
      <p className="grid aspect-[1.91] place-items-center bg-mist p-6 text-center text-ink-soft">
        {address === '' ? 'A picture is drawn from the title.' : 'The picture cannot be shown just now.'}
      </p>
    );
  return (
    <img
      src={address}
      alt="The title and the name of the clinic, beside the post’s own drawing"
      loading="lazy"
      onError={() => setMissing(address)}
      className="aspect-[1.91] w-full bg-mist object-cover [--picture:none]"
    />
  );
}
