import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf, RenderTools, SelfCheckId } from '../block-types.ts';
import { ToolLinks } from '../tool-links.tsx';

interface ToolsBlockProps {
  id: string;
  block: BlockOf<'tools'>;
  renderTools?: RenderTools | undefined;
}

/** Self-checks, where the route brings them; links to every other tool. */
export function ToolsBlock({ id, block, renderTools }: ToolsBlockProps) {
  const here: SelfCheckId[] = renderTools ? block.tools.filter((tool) => tool !== 'calculator') : [];
  const elsewhere = block.tools.filter((tool) => !here.some((shown) => shown === tool));
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      {here.length > 0 && renderTools?.(here)}
      {elsewhere.length > 0 && <ToolLinks tools={elsewhere} className={here.length > 0 ? 'mt-8' : ''} />}
    </>
  );
}
