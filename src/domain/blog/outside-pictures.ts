/**
 * A picture of Markdown up to the end of its address, which may hold pairs of parentheses, and any text in angle brackets.
 * Bounded: each of many unfinished pictures takes constant time.
 */
const picture =
  /(!\[(?:[^\]\\\n]|\\.){0,500}\]\(\s{0,5})(?:<([^<>\n]{1,2000})>|((?:[^\s()<>]|\([^\s()<>]{0,500}\)){1,2000}))/g;

/** Addresses of pictures in a text, in their order. */
export function picturesIn(content: string): string[] {
  return Array.from(content.matchAll(picture), ([, , marked, plain = '']) => marked ?? plain);
}

/** Whether the address of a picture names its host, also in the short form '//host/a.png'. */
export function namesHost(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** The text with new addresses for its pictures; a picture without a new one is unchanged. */
export function replacePictures(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replace(picture, (whole, start: string, marked: string | undefined, plain: string) => {
    const address = addresses.get(marked ?? plain);
    return address === undefined ? whole : start + address;
  });
}
