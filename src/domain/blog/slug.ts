/**
 * The address of a post: the title in lower case, every run of other characters than a-z and 0-9 a hyphen, none at
 * the edges (BLOG-07). Empty where the title holds no letter or digit of these.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
