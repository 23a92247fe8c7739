import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { ToolCards } from '../tool-cards.tsx';

export function ToolsBlock({ id, block }: { id: string; block: BlockOf<'tools'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <ToolCards tools={block.tools} />
    </>
  );
}
