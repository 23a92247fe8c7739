interface PictureProps {
  picture: {
    /** For browsers that support none of the sources, and for shared links. */
    src: string;
    /** Pixels; they reserve the space while the picture loads. */
    width: number;
    height: number;
    /** Best format first. */
    sources: readonly { type: string; srcSet: string }[];
  };
  /** Its description; empty only where the text beside it has the same content. */
  alt: string;
  /** Displayed width, as in CSS: '(min-width: 48rem) 680px, 100vw'. Browsers choose the file by it. */
  sizes: string;
  /** The picture at the top of the page loads at once and first; others when they come near. */
  priority?: boolean;
  /** Class of the img: a box with an aspect ratio and object-cover crops it, 'w-full h-auto' shows all of it. */
  className?: string;
}

/** A photograph in every width and format that the server made of it. It does not shift the layout. */
export function Picture({ picture, alt, sizes, priority = false, className = 'h-auto w-full' }: PictureProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
