import { publicPicturePath } from './picture-names.ts';

/** A picture of Markdown without a description: ![](address), with or without spaces and a title. */
const withoutWords = /!\[\s*\]\(\s*<?([^\s()<>]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;

/** Addresses of the clinic's own pictures in a text that have no description, in their order. */
export function undescribedPictures(content: string): string[] {
  return Array.from(content.matchAll(withoutWords), ([, address = '']) => address).filter(isOwn);
}

/** Sets the descriptions of those pictures, in their order; a picture without a new one is unchanged. */
export function describePictures(content: string, words: readonly string[]): string {
  let place = 0;
  return content.replace(withoutWords, (picture, address: string) => {
    if (!isOwn(address)) return picture;
    const text = (words[place++] ?? '').replace(/[\s\\`[\]]+/g, ' ').trim();
    return text === '' ? picture : picture.replace(/^!\[\s*\]/, () => `![${text}]`);
  });
}

/** Pictures of other sites are not shown to readers. */
function isOwn(address: string): boolean {
  return address.startsWith(publicPicturePath);
}
