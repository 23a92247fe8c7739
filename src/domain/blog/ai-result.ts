import { metaDescriptionLimit, type PostFields } from './post.ts';
import { tagsOf, tidyTags } from './tags.ts';

/** The fields of a post that a model may propose. */
export type Proposal = Partial<
  Pick<PostFields, 'title' | 'excerpt' | 'content' | 'category' | 'tags' | 'metaDescription'>
>;

export type ProposedField = keyof Proposal;

/** Tags that may come as a list, as JSON text of a list, or as comma-separated text (EDITOR-07). */
export function tagsOfResult(result: unknown): string[] {
  if (Array.isArray(result)) return tidyTags(result.filter((tag) => typeof tag === 'string'));
  if (typeof result !== 'string') return [];
  // A model may wrap its JSON in a code fence.
  const text = result
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '')
    .trim();
  if (text.startsWith('[')) {
    try {
      return tagsOfResult(JSON.parse(text));
    } catch {
      return tagsOf(text.replace(/^\[|\]$/g, '').replaceAll('"', ''));
    }
  }
  return tagsOf(text);
}

/** A whole post by a model; undefined without any text. */
export function proposalOfResult(result: unknown): Proposal | undefined {
  const record = recordOf(result);
  if (!record) return undefined;
  const proposal: Proposal = {};
  for (const field of ['title', 'excerpt', 'content', 'category'] as const) {
    const text = textOf(record[field]);
    if (text) proposal[field] = text;
  }
  const meta = textOf(record.meta_description);
  if (meta) proposal.metaDescription = shortened(meta);
  const tags = tagsOfResult(record.tags);
  if (tags.length > 0) proposal.tags = tags;
  return Object.keys(proposal).length > 0 ? proposal : undefined;
}

/** One field by a model; undefined where the result has no value for it. */
export function proposalForField(field: ProposedField, result: unknown): Proposal | undefined {
  if (field === 'tags') {
    const tags = tagsOfResult(result);
    return tags.length > 0 ? { tags } : undefined;
  }
  const text = textOf(result);
  if (!text) return undefined;
  return { [field]: field === 'metaDescription' ? shortened(text) : text };
}

/** A text cut at the last word that fits a meta description. */
export function shortened(text: string, limit: number = metaDescriptionLimit): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** An object, also as JSON text. */
function recordOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'string') {
    try {
      return recordOf(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
