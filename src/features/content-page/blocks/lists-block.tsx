import { Icon } from '#ui/icon/icon.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { LeafList } from '../leaf-list.tsx';

/** Groups of short points, side by side where whole sentences fit. */
export function ListsBlock({ id, block }: { id: string; block: BlockOf<'lists'> }) {
  const { length } = block.groups;
  const columns = length === 1 ? 'max-w-3xl' : length === 3 ? '@4xl:grid-cols-3' : '@2xl:grid-cols-2';
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <ul className={`grid gap-x-10 gap-y-10 ${columns}`}>
        {block.groups.map(({ title, icon, items }) => (
          <li key={title} className="border-t-2 border-brand pt-5">
            <h3 className="flex items-start gap-3 text-h3">
              {icon && <Icon name={icon} className="mt-0.5 size-7 text-brand" />}
              {title}
            </h3>
            <LeafList items={items} className="mt-4 grid gap-3" />
          </li>
        ))}
      </ul>
    </>
  );
}
