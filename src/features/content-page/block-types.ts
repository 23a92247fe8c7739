import type { Block } from '#domain/content-model/blocks.ts';
import type { Rendered } from '#domain/content-model/text.ts';

/** A block with its texts rendered and its drawings found. */
export type RenderedBlock = Rendered<Block>;

/** The block of one type. */
export type BlockOf<Type extends Block['type']> = Extract<RenderedBlock, { type: Type }>;
