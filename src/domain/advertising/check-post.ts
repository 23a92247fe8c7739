import type { PostFields } from '../blog/post.ts';
import { type AdvertisingWarning, checkAdvertising } from './check-advertising.ts';

/** The texts of a post that readers or search engines see, in the order of the editor. */
const checked = ['title', 'content', 'excerpt', 'metaDescription', 'tags', 'featuredImageAlt'] as const;

export type CheckedField = (typeof checked)[number];
export type CheckedTexts = Pick<PostFields, CheckedField>;

export interface PostWarning extends AdvertisingWarning {
  field: CheckedField;
}

/** The warnings for a post, field by field. */
export function checkPost(fields: CheckedTexts): PostWarning[] {
  return checked.flatMap((field) => {
    const value = fields[field] ?? '';
    const text = typeof value === 'string' ? value : value.join('\n');
    return checkAdvertising(text).map((warning) => ({ ...warning, field }));
  });
}

/** The key of a passage: a reason holds for it at any position. */
export function passageKey({ kind, passage }: Pick<AdvertisingWarning, 'kind' | 'passage'>): string {
  return `${kind}: ${passage.toLowerCase().replace(/\s+/g, ' ')}`;
}

/** The warnings without a reason. @param settled Keys of passages with a reason. */
export function withoutReason(warnings: readonly PostWarning[], settled: readonly string[]): PostWarning[] {
  const known = new Set(settled);
  return warnings.filter((warning) => !known.has(passageKey(warning)));
}
