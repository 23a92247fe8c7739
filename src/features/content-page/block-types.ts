import type { ReactNode } from 'react';
import type { Block, ToolId } from '#domain/content-model/blocks.ts';
import type { Rendered } from '#domain/content-model/text.ts';

/** A block with its texts rendered and its drawings found. */
export type RenderedBlock = Rendered<Block>;

/** The block of one type. */
export type BlockOf<Type extends Block['type']> = Extract<RenderedBlock, { type: Type }>;

/** A self-check, which a page may hold; the calculator has a page of its own. */
export type SelfCheckId = Exclude<ToolId, 'calculator'>;

/** Shows self-checks. Their code comes from the route, so that only pages that hold some load it. */
export type RenderTools = (ids: readonly SelfCheckId[]) => ReactNode;
