import type { BodyPart, ContentPage } from '#domain/content-model/page.ts';
import type { Html } from '#domain/content-model/text.ts';
import { type Piece, piecesOf } from './piece.ts';
import { plainText } from './plain-text.ts';

/** The passages of a page of content/pages: its lead, each section, and its blocks. */
export function piecesOfPage(page: ContentPage): Piece[] {
  const of = { title: page.heading, path: page.path, keywords: page.seo.keywords.join(' ') };
  const pieces = piecesOf(of, { heading: page.heading, text: plainText(page.lead.html) });
  let under: { heading: string; anchor: string | undefined } = { heading: page.heading, anchor: undefined };
  for (const part of page.body) {
    if (part.kind === 'prose') {
      for (const section of sectionsOf(part.text.html)) {
        if (section.heading) under = { heading: section.heading, anchor: section.anchor };
        pieces.push(...piecesOf(of, { ...under, text: section.text }));
      }
    } else if (part.block.type === 'questions') {
      for (const { question, answer } of part.block.items)
        pieces.push(...piecesOf(of, { heading: question, anchor: part.id, text: plainText(answer.html) }));
    } else {
      const text = textOfBlock(part.block);
      const title = 'title' in part.block ? part.block.title : undefined;
      if (text)
        pieces.push(...piecesOf(of, { heading: title ?? under.heading, anchor: title ? part.id : under.anchor, text }));
    }
  }
  return pieces;
}

function sectionsOf(html: string): { heading?: string; anchor?: string; text: string }[] {
  return html.split(/(?=<h[23][ >])/).map((section) => {
    const found = /^<h[23][^>]*?(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h[23]>/.exec(section);
    if (!found) return { text: plainText(section) };
    return {
      heading: plainText(found[2] ?? ''),
      ...(found[1] ? { anchor: found[1] } : {}),
      text: plainText(section.slice(found[0].length)),
    };
  });
}

const text = ({ html }: Html) => plainText(html).replaceAll('\n', ' ');

/** A block as lines of text. Buttons, drawings and tools have none; help line callouts are no answers. */
function textOfBlock(block: Extract<BodyPart, { kind: 'block' }>['block']): string {
  switch (block.type) {
    case 'cards':
      return block.items.map((item) => `${item.title}: ${text(item.text)}`).join('\n');
    case 'steps':
      return block.items
        .map((item) => `${item.title}${item.time ? ` (${item.time})` : ''}: ${text(item.text)}`)
        .join('\n');
    case 'stats':
      return block.items.map((item) => `${item.value} ${item.label}. ${item.note ? text(item.note) : ''}`).join('\n');
    case 'table':
      return block.rows.map((row) => `${row.map(text).join(': ')}.`).join('\n');
    case 'comparison':
      return [block.left, block.right].map((side) => `${side.title}: ${side.items.map(text).join(' ')}`).join('\n');
    case 'lists':
      return block.groups.map((group) => `${group.title}: ${group.items.map(text).join('; ')}.`).join('\n');
    case 'callout':
      return block.tone === 'crisis' ? '' : plainText(block.text.html);
    case 'figure':
      return text(block.caption);
    case 'questions':
    case 'booking':
    case 'tools':
    case 'fees':
    case 'out-of-pocket':
      return '';
  }
}
