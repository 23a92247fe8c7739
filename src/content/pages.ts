import type { Block } from '#domain/content-model/blocks.ts';
import {
  type BodyPart,
  type ContentPage,
  type Heading,
  type PageFrontMatter,
  pageFrontMatter,
} from '#domain/content-model/page.ts';
import type { Html, Rendered } from '#domain/content-model/text.ts';
import { type ContentPageId, contentPageAddresses } from '#domain/site/addresses.ts';
import { type Facts, fill } from './fill.ts';
import { anchorOf } from './markdown.ts';
import type { ContentReader } from './read.ts';
import { type RenderContext, renderRecord } from './render.ts';

const placement = /^::([a-z0-9-]+)[ \t]*$/m;

/** Reads one file of content/pages: front matter, then Markdown with blocks placed by `::name` lines. */
export function readPage(
  reader: ContentReader,
  id: ContentPageId,
  facts: Facts,
  context: RenderContext,
): ContentPage | undefined {
  const file = `pages/${id}.md`;
  const parts = splitFrontMatter(reader, file);
  if (!parts) return undefined;
  const front = reader.check(file, fill(reader, file, parts.front, facts), pageFrontMatter);
  if (!front) return undefined;
  if (front.kind === 'policy' && !front.updated) {
    reader.report(file, 'updated', "a policy shows when it was last updated: add updated: '2025-01-12'");
  }
  const { blocks, ...head } = front;
  const rendered = renderRecord(reader, file, head, context);
  const noteIds = [...rendered.noteIds];
  const headings: Heading[] = [];
  const anchors: Heading[] = [...rendered.anchors];
  const body: BodyPart[] = [];
  const unplaced = new Set(Object.keys(blocks));

  fill(reader, file, parts.text, facts, 'text')
    .split(placement)
    .forEach((piece, index) => {
      if (index % 2 === 0) {
        if (!piece.trim()) return;
        const prose = renderRecord(reader, file, { text: { markdown: piece.trim() } }, context);
        body.push({ kind: 'prose', text: paragraph(prose.value.text) });
        headings.push(...prose.headings);
        anchors.push(...prose.anchors);
        noteIds.push(...prose.noteIds);
        return;
      }
      const block = blocks[piece];
      if (!block) {
        reader.report(
          file,
          `::${piece}`,
          `no block has this name; add it under blocks, or name one of ${Object.keys(blocks).join(', ') || '(none yet)'}`,
        );
        return;
      }
      if (!unplaced.delete(piece)) {
        reader.report(file, `::${piece}`, 'the block is placed twice; place it once');
        return;
      }
      checkTable(reader, file, piece, block);
      const part = renderRecord(reader, file, block, context, ['blocks', piece]);
      const title = 'title' in part.value ? part.value.title : undefined;
      // A block is often named like the heading above it; its own anchor must differ from that heading's.
      const anchor = title ? anchorOf(title) : `block-${piece}`;
      anchors.push({ id: anchor, text: title ?? `::${piece}` }, ...part.anchors);
      if (title && part.value.type !== 'callout') headings.push({ id: anchor, text: title });
      body.push({ kind: 'block', id: anchor, block: part.value as Rendered<Block> });
      noteIds.push(...part.noteIds);
    });

  for (const name of unplaced) {
    reader.report(
      file,
      `blocks.${name}`,
      `the block is never placed; put a line ::${name} where it belongs, or remove it`,
    );
  }
  const doubled = anchors.find((anchor, index) => anchors.findIndex((other) => other.id === anchor.id) !== index);
  if (doubled) {
    reader.report(
      file,
      doubled.text,
      `two headings share the anchor '${doubled.id}'; reword one or give it {#another-anchor}`,
    );
  }
  return {
    ...(rendered.value as Omit<Rendered<PageFrontMatter>, 'blocks'>),
    id,
    path: contentPageAddresses[id],
    body,
    headings,
    noteIds: [...new Set(noteIds)],
  };
}

function paragraph(text: Html): Html {
  return text.inline ? { html: `<p>${text.html}</p>`, inline: false } : text;
}

function checkTable(reader: ContentReader, file: string, name: string, block: Block): void {
  if (block.type !== 'table') return;
  block.rows.forEach((row, index) => {
    if (row.length !== block.columns.length) {
      reader.report(
        file,
        `blocks.${name}.rows[${index}]`,
        `give the row ${block.columns.length} cells, one for each column; it has ${row.length}`,
      );
    }
  });
}

/** A file's front matter, read as YAML, and the text below it; undefined with a problem reported. */
export function splitFrontMatter(reader: ContentReader, file: string): { front: unknown; text: string } | undefined {
  const source = reader.text(file);
  if (source === undefined) return undefined;
  const split = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!split) {
    reader.report(file, '', 'start the file with front matter between two lines of ---, then the text');
    return undefined;
  }
  const front = reader.yaml(file, split[1] ?? '', 2);
  return front === undefined ? undefined : { front, text: split[2] ?? '' };
}
