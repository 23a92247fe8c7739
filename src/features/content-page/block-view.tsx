import type { BookingTargets, Fee } from '#wire/pages.ts';
import type { PricesView } from '#wire/prices.ts';
import type { RenderedBlock, RenderTools } from './block-types.ts';
import { BookingBlock } from './blocks/booking-block.tsx';
import { CalloutBlock } from './blocks/callout-block.tsx';
import { CardsBlock } from './blocks/cards-block.tsx';
import { ComparisonBlock } from './blocks/comparison-block.tsx';
import { FeesBlock } from './blocks/fees-block.tsx';
import { FigureBlock } from './blocks/figure-block.tsx';
import { ListsBlock } from './blocks/lists-block.tsx';
import { OutOfPocketBlock } from './blocks/out-of-pocket-block.tsx';
import { QuestionsBlock } from './blocks/questions-block.tsx';
import { StatsBlock } from './blocks/stats-block.tsx';
import { StepsBlock } from './blocks/steps-block.tsx';
import { TableBlock } from './blocks/table-block.tsx';
import { ToolsBlock } from './blocks/tools-block.tsx';

interface BlockViewProps {
  /** Anchor of the block's heading. */
  id: string;
  block: RenderedBlock;
  figures: Readonly<Record<string, string>>;
  booking: BookingTargets;
  fees: readonly Fee[];
  prices: PricesView | null;
  calloutLevel: 2 | 3;
  renderTools?: RenderTools;
}

/** Renders a block. A missing type does not compile. */
export function BlockView({ id, block, figures, booking, fees, prices, calloutLevel, renderTools }: BlockViewProps) {
  switch (block.type) {
    case 'cards':
      return <CardsBlock id={id} block={block} />;
    case 'steps':
      return <StepsBlock id={id} block={block} />;
    case 'stats':
      return <StatsBlock id={id} block={block} />;
    case 'table':
      return <TableBlock id={id} block={block} />;
    case 'comparison':
      return <ComparisonBlock id={id} block={block} />;
    case 'lists':
      return <ListsBlock id={id} block={block} />;
    case 'callout':
      return <CalloutBlock id={id} block={block} level={calloutLevel} />;
    case 'figure':
      return <FigureBlock block={block} svg={figures[block.art.href] ?? ''} />;
    case 'questions':
      return <QuestionsBlock id={id} block={block} />;
    case 'booking':
      return <BookingBlock id={id} block={block} booking={booking} />;
    case 'tools':
      return <ToolsBlock id={id} block={block} renderTools={renderTools} />;
    case 'fees':
      return <FeesBlock id={id} block={block} fees={fees} question={prices?.question} />;
    case 'out-of-pocket':
      return <OutOfPocketBlock id={id} block={block} view={prices?.outOfPocket} />;
    default:
      return missing(block);
  }
}

function missing(block: never): never {
  throw new Error(`no component shows the block ${JSON.stringify(block)}`);
}
