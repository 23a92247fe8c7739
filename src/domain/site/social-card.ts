/** Path of the picture for shared links of a page. */
export function pageCardPath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`;
}

/** The same of a sub-site, which the main site serves. */
export function subSiteCardPath(key: string): string {
  return `/social/sub-sites/${key}.png`;
}

/** A card's address changes with its title, because networks cache pictures by address. */
export function cardAddress(path: string, title: string): string {
  let hash = 5381;
  for (const letter of title) hash = ((hash * 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${path}?${hash.toString(36)}`;
}
