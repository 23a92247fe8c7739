/** Tags of comma-separated text: trimmed, without empty ones, unique ignoring case (EDITOR-04). */
export function tagsOf(text: string): string[] {
  return tidyTags(text.split(','));
}

/** Tags as the text of a field. */
export function tagText(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Trims tags, drops empty ones, and removes duplicates ignoring case; the first spelling is used. */
export function tidyTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
