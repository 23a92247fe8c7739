import { Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

/** Steps in order, joined by a tide line that runs down the page. */
export function StepsBlock({ id, block }: { id: string; block: BlockOf<'steps'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <ol className="max-w-3xl">
        {block.items.map(({ title, time, text }, index) => (
          <li
            key={title}
            className="group/step relative grid grid-cols-[auto_1fr] max-xs:gap-x-2 gap-x-5 pb-10 last:pb-0"
          >
            <TideThread />
            <span
              aria-hidden="true"
              className="relative grid size-13 place-items-center rounded-pill border-2 border-brand bg-surface text-h3 font-bold text-brand"
            >
              {index + 1}
            </span>
            <div className="pt-2.5">
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h3 className="text-h3">{title}</h3>
                {time && (
                  <p className="rounded-pill max-xs:rounded-card bg-mist px-3 py-0.5 text-sm font-semibold text-brand-deep forced-border">
                    {time}
                  </p>
                )}
              </div>
              <Prose text={text} className="measure mt-2" />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function TideThread() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="100"
      viewBox="0 0 20 100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="absolute top-13 bottom-0 left-4 h-[calc(100%-var(--spacing)*13)] w-5 text-brand opacity-45 group-last/step:hidden"
    >
      <path vectorEffect="non-scaling-stroke" d="M10 0C10 14 4 16 4 30S16 54 16 70 10 86 10 100" />
    </svg>
  );
}
