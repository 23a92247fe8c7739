import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { SubSiteView } from '#wire/pages.ts';

type Product = NonNullable<Extract<SubSiteView, { variant: 'landing' }>['record']['product']>;

/** A product's picture on a card, or a sentence where the picture fails. */
export function ProductCard({ product }: { product: Product }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // It may have failed before this script ran, without another event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <div className="rounded-large bg-surface p-3 shadow-float sm:p-5 forced-border">
      {failed ? (
        <p className="flex aspect-[4/3] flex-col items-center justify-center gap-4 rounded-card bg-sand-deep p-6 text-center text-h4 font-semibold">
          <Icon name="leaf" className="size-10 text-brand" />
          {product.fallback}
        </p>
      ) : (
        <img
          ref={image}
          src={product.image.href}
          width={product.image.width}
          height={product.image.height}
          alt={product.alt}
          onError={() => setFailed(true)}
          className="w-full rounded-card"
        />
      )}
    </div>
  );
}
