import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf, RenderTools, SelfCheckId } from '../block-types.ts';
import { ToolLinks } from '../tool-links.tsx';

interface ToolsBlockProps {
  id: string;
  block: BlockOf<'tools'>;
  renderTools?: RenderTools | undefined;
}

/** Spans the contents column and its gap, as content-page.tsx lays them out. */
const wide = 'relative z-1 lg:w-[calc(100%+16rem)] xl:w-[calc(100%+19rem)] print:w-auto';

/** Self-checks, where the route provides them; links to every other tool. */
export function ToolsBlock({ id, block, renderTools }: ToolsBlockProps) {
  const here: SelfCheckId[] = renderTools ? block.tools.filter((tool) => tool !== 'calculator') : [];
  const elsewhere = block.tools.filter((tool) => !here.some((shown) => shown === tool));
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      {/* Two side by side need the full width of the page, so the contents list ends above them. */}
      {here.length > 0 && <div className={here.length === 2 ? wide : ''}>{renderTools?.(here)}</div>}
      {elsewhere.length > 0 && <ToolLinks tools={elsewhere} className={here.length > 0 ? 'mt-8' : ''} />}
    </>
  );
}
