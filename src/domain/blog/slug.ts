/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * The slug of a post: the title in lower case without accents, every run of characters other than a-z and 0-9 a hyphen,
 * none at the edges (BLOG-07). Empty for a title without such a letter or digit.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[ßæœøđðłþħı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
