import type { Heading } from '#domain/content-model/page.ts';
import type { ArtName, DrawingRecord, Html, Markdown, Rendered } from '#domain/content-model/text.ts';
import { canonicalPath } from '#domain/site/addresses.ts';
import type { Art } from './art.ts';
import { renderMarkdown } from './markdown.ts';
import { type ContentReader, fieldName } from './read.ts';

/** What a text may refer to. */
export interface RenderContext {
  /** Footnote ids, in the order of their numbers. */
  noteIds: readonly string[];
  art: ReadonlyMap<string, Art>;
  /** Addresses of the site that may be linked to. */
  addresses: ReadonlySet<string>;
}

/** A record made ready for pages, with the footnotes that it uses and the headings in its texts. */
export interface RenderedRecord<T> {
  value: Rendered<T>;
  noteIds: string[];
  headings: Heading[];
  anchors: Heading[];
}

const pathFields = new Set(['href', 'toolLink', 'redirectTo', 'relatedServices', 'pages']);

/**
 * Renders all Markdown of a record and checks what it refers to: footnotes, drawings and addresses. Each broken
 * reference is reported with its file and field.
 *
 * @param at Where the record stands in its file, for a part of one.
 */
export function renderRecord<T>(
  reader: ContentReader,
  file: string,
  record: T,
  context: RenderContext,
  at: readonly PropertyKey[] = [],
): RenderedRecord<T> {
  const noteIds: string[] = [];
  const headings: Heading[] = [];
  const anchors: Heading[] = [];

  const checkAddress = (href: string, field: string) => {
    if (!href.startsWith('/')) return;
    const path = canonicalPath(href.replace(/[?#].*$/, ''));
    if (path.startsWith('/art/')) {
      if (!context.art.has(path.slice('/art/'.length).replace(/\.svg$/, ''))) {
        reader.report(file, field, `no drawing is at '${href}'; put it in content/art or name another`);
      }
      return;
    }
    if (!context.addresses.has(path)) {
      reader.report(
        file,
        field,
        `no page is at '${href}'; link to one of the site's addresses (src/domain/site/addresses.ts)`,
      );
    }
  };
  const findDrawing = (name: string, field: string): DrawingRecord => {
    const found = context.art.get(name);
    if (!found)
      reader.report(file, field, `no drawing is named '${name}'; add content/art/${name}.svg or name another`);
    return { href: found?.href ?? '', width: found?.width ?? 0, height: found?.height ?? 0 };
  };
  const noteNumber = (id: string) => {
    const index = context.noteIds.indexOf(id);
    return index === -1 ? undefined : index + 1;
  };

  const renderText = (source: string, field: string): Html => {
    const { html, inline, notes, links, ...found } = renderMarkdown(source, noteNumber);
    headings.push(...found.headings);
    anchors.push(...found.anchors);
    for (const id of notes) {
      if (noteNumber(id) === undefined) {
        reader.report(
          file,
          field,
          `no footnote is named '${id}'; use one of ${context.noteIds.join(', ')}, or add it to claims.yaml under notes`,
        );
      }
      if (!noteIds.includes(id)) noteIds.push(id);
    }
    for (const href of links) checkAddress(href, field);
    return { html, inline };
  };

  const visit = (part: unknown, path: PropertyKey[]): unknown => {
    const key = path.findLast((step) => typeof step === 'string') as string | undefined;
    if (typeof part === 'string') {
      if (key && pathFields.has(key)) checkAddress(part, fieldName(path));
      return part;
    }
    if (Array.isArray(part)) return part.map((item, index) => visit(item, [...path, index]));
    if (isTagged<Markdown>(part, 'markdown')) return renderText(part.markdown, fieldName(path));
    if (isTagged<ArtName>(part, 'drawing')) return findDrawing(part.drawing, fieldName(path));
    if (part && typeof part === 'object') {
      return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, visit(item, [...path, name])]));
    }
    return part;
  };

  return { value: visit(record, [...at]) as Rendered<T>, noteIds, headings, anchors };
}

function isTagged<T extends Markdown | ArtName>(value: unknown, tag: string): value is T {
  return typeof value === 'object' && value !== null && tag in value && Object.keys(value).length === 1;
}
