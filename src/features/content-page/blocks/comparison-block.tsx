import type { ReactNode } from 'react';
import { InlineProse, type RenderedText } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

/** Two views, compared line by line. */
export function ComparisonBlock({ id, block }: { id: string; block: BlockOf<'comparison'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <div className="grid gap-4 @xl:grid-cols-2 @xl:gap-0">
        <Side {...block.left} mark={<Dash />} className="rounded-large bg-sand @xl:rounded-r-none" />
        <Side {...block.right} mark={<Leaf />} className="rounded-large bg-mist @xl:rounded-l-none" />
      </div>
    </>
  );
}

interface SideProps {
  title: string;
  items: readonly RenderedText[];
  mark: ReactNode;
  className: string;
}

function Side({ title, items, mark, className }: SideProps) {
  return (
    <div className={`flex flex-col p-6 @3xl:p-8 forced-border ${className}`}>
      <h3 className="text-h3">{title}</h3>
      {/* Rows of equal height on both sides, so that matching lines are level. */}
      <ul className="mt-4 grid grow @xl:auto-rows-fr">
        {items.map((item) => (
          <li key={item.html} className="grid grid-cols-[1.75rem_1fr] border-t border-ink/15 py-3.5">
            {mark}
            <InlineProse text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dash() {
  return <span aria-hidden="true" className="mt-[0.75em] h-0.5 w-3.5 bg-edge" />;
}

function Leaf() {
  return <span aria-hidden="true" className="mt-[0.45em] size-3 rounded-[0_100%_0_100%] bg-brand" />;
}
