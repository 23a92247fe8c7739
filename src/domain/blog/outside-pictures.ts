/**
 * A picture of Markdown, up to the end of its address, which may hold pairs of parentheses, and anything in angle brackets.
 * Bounded: of a text full of beginnings each is looked at a little.
 */
const picture =
  /(!\[(?:[^\]\\\n]|\\.){0,500}\]\(\s{0,5})(?:<([^<>\n]{1,2000})>|((?:[^\s()<>]|\([^\s()<>]{0,500}\)){1,2000}))/g;

/** Addresses of pictures in a text, in their order. */
export function picturesIn(content: string): string[] {
  return Array.from(content.matchAll(picture), ([, , marked, plain = '']) => marked ?? plain);
}

/** Whether the address of a picture names the host that it is at, also in the short form '//host/a.png'. */
export function namesHost(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** The text with other addresses for its pictures; one that has none stays. */
export function replacePictures(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replace(picture, (whole, start: string, marked: string | undefined, plain: string) => {
    const address = addresses.get(marked ?? plain);
    return address === undefined ? whole : start + address;
  });
}
