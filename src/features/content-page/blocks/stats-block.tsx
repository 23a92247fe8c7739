import { Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

/** Figures, large and plain. One with a note is doubted at its side, so it is set smaller than one that stands by itself. */
export function StatsBlock({ id, block }: { id: string; block: BlockOf<'stats'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <dl className="border-t-2 border-ink">
        {block.items.map(({ value, label, note }) => (
          <div
            key={label}
            className="grid gap-x-10 gap-y-4 border-b border-line py-7 @2xl:grid-cols-[17rem_1fr] @2xl:items-start"
          >
            <dt className="flex flex-col-reverse">
              <span className="mt-2 text-h4 font-semibold">{label}</span>
              <span
                className={`tracking-[-0.03em] whitespace-nowrap ${note ? 'text-h2 font-semibold text-ink-soft' : 'text-figure font-extrabold @2xl:text-display'}`}
              >
                {value}
              </span>
            </dt>
            {note && (
              <dd className="measure @2xl:pt-2">
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
