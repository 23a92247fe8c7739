/** Tags of comma-separated text: trimmed, empties dropped, each once whatever its case (EDITOR-04). */
export function tagsOf(text: string): string[] {
  return tidyTags(text.split(','));
}

/** Tags as a field shows them. */
export function tagText(tags: readonly string[]): string {
  return tags.join(', ');
}

/** A list of tags trimmed, without empties, each once whatever its case; the first spelling stays. */
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
