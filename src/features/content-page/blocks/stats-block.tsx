import { Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

/** Figures, large and plain. A figure with a note beside it is set smaller. */
export function StatsBlock({ id, block }: { id: string; block: BlockOf<'stats'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <dl className="border-t-2 border-ink">
        {block.items.map(({ value, label, note }) => (
          <div
            key={label}
            className="grid gap-x-10 gap-y-2 border-b border-line py-7 @2xl:grid-cols-[17rem_1fr] @2xl:grid-rows-[auto_1fr]"
          >
            <dt className="row-start-2 text-h4 font-semibold">{label}</dt>
            <dd
              className={`row-start-1 tracking-[-0.03em] whitespace-nowrap ${note ? 'text-h2 font-semibold text-ink-soft' : 'text-figure font-extrabold @2xl:text-display'}`}
            >
              {value}
            </dd>
            {note && (
              <dd className="measure max-@2xl:mt-2 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:pt-2">
                <Prose text={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {block.footnote && <Prose text={block.footnote} className="measure mt-4 text-sm text-ink-soft" />}
    </>
  );
}
