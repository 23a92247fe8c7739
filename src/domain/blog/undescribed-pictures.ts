import { publicPicturePath } from './picture-names.ts';

/** A picture of Markdown without words: ![](address), with or without spaces and a title. */
const withoutWords = /!\[\s*\]\(\s*<?([^\s()<>]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;

/** Addresses of the clinic's own pictures that stand in a text without words for people who cannot see them, in their order. */
export function undescribedPictures(content: string): string[] {
  return Array.from(content.matchAll(withoutWords), ([, address = '']) => address).filter(isOwn);
}

/** Puts words into those pictures, in their order; one that has none stays as it is. */
export function describePictures(content: string, words: readonly string[]): string {
  let place = 0;
  return content.replace(withoutWords, (picture, address: string) => {
    if (!isOwn(address)) return picture;
    const text = (words[place++] ?? '').replace(/[\s\\`[\]]+/g, ' ').trim();
    return text === '' ? picture : picture.replace(/^!\[\s*\]/, () => `![${text}]`);
  });
}

/** Pictures of other sites are never shown to readers. */
function isOwn(address: string): boolean {
  return address.startsWith(publicPicturePath);
}
