import { Prose, type RenderedText } from '#ui/prose/prose.tsx';

interface BlockHeadingProps {
  id: string;
  title?: string;
  intro?: RenderedText;
}

/** A block's own heading, where the prose above has not introduced it. */
export function BlockHeading({ id, title, intro }: BlockHeadingProps) {
  if (!title && !intro) return null;
  return (
    <div className="measure mb-8">
      {title && (
        <h2 id={id} className="scroll-mt-4 text-h2">
          {title}
        </h2>
      )}
      {intro && <Prose text={intro} className={title ? 'mt-4' : ''} />}
    </div>
  );
}
