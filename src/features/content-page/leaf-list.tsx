import { InlineProse, type RenderedText } from '#ui/prose/prose.tsx';

/** A list whose bullets are saltbush leaves, as in prose. */
export function LeafList({ items, className = '' }: { items: readonly RenderedText[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item.html}
          className="relative pl-6 before:absolute before:top-[0.52em] before:left-0 before:size-[0.6em] before:rounded-[0_100%_0_100%] before:bg-brand before:opacity-75"
        >
          <InlineProse text={item} />
        </li>
      ))}
    </ul>
  );
}
