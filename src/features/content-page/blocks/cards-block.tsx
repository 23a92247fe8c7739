import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

/** Parallel items. Three or four are side by side; other counts are one below the other, so that no card is single in a row. */
export function CardsBlock({ id, block }: { id: string; block: BlockOf<'cards'> }) {
  const { length } = block.items;
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      {length === 3 || length === 4 ? <CardGrid items={block.items} /> : <CardRows items={block.items} />}
    </>
  );
}

type Items = BlockOf<'cards'>['items'];

function CardGrid({ items }: { items: Items }) {
  return (
    <ul className={`grid gap-4 ${items.length === 3 ? '@4xl:grid-cols-3' : '@2xl:grid-cols-2'}`}>
      {items.map(({ title, text, icon, link }) => (
        <li key={title} className="rounded-large rounded-br-[4rem] bg-sand p-6 pb-8 forced-border">
          <div className="flex items-center gap-3.5 @2xl:block">
            {icon && <Icon name={icon} className="size-8 text-brand" />}
            <h3 className="text-h3 @2xl:mt-4">{title}</h3>
          </div>
          <Prose text={text} className="mt-2" />
          {link && <CardLink {...link} />}
        </li>
      ))}
    </ul>
  );
}

function CardRows({ items }: { items: Items }) {
  return (
    <ul className="border-t border-line">
      {items.map(({ title, text, icon, link }) => (
        <li key={title} className="grid gap-x-6 gap-y-2 border-b border-line py-6 @2xl:grid-cols-[minmax(0,16rem)_1fr]">
          <h3 className="flex items-start gap-3 text-h3">
            {icon && <Icon name={icon} className="mt-0.5 size-7 text-brand" />}
            {title}
          </h3>
          <div>
            <Prose text={text} />
            {link && <CardLink {...link} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CardLink({ label, href }: { label: string; href: string }) {
  return (
    <p className="mt-3">
      <Link href={href} className="text-link">
        {label}
      </Link>
    </p>
  );
}
