import type { ReactNode } from 'react';
import type { Block, ToolId } from '#domain/content-model/blocks.ts';
import type { Rendered } from '#domain/content-model/text.ts';

/** A block with rendered texts and resolved drawings. */
export type RenderedBlock = Rendered<Block>;

/** The block of one type. */
export type BlockOf<Type extends Block['type']> = Extract<RenderedBlock, { type: Type }>;

/** A self-check as part of a page; the calculator has its own page. */
export type SelfCheckId = Exclude<ToolId, 'calculator'>;

/** Renders self-checks. The route provides it, so that only pages with self-checks load the code. */
export type RenderTools = (ids: readonly SelfCheckId[]) => ReactNode;
