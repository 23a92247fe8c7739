/** A picture of Markdown, up to the end of its address. Bounded: of a text full of beginnings each is looked at a little. */
const picture = /(!\[(?:[^\]\\\n]|\\.){0,500}\]\(\s{0,5}<?)([^\s()<>]{1,2000})/g;

/** Addresses of pictures in a text, in their order. */
export function picturesIn(content: string): string[] {
  return Array.from(content.matchAll(picture), ([, , address = '']) => address);
}

/** Whether the address of a picture names the host that it is at, also in the short form '//host/a.png'. */
export function namesHost(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** The text with other addresses for its pictures; one that has none stays. */
export function withPictures(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replace(picture, (_, start: string, address: string) => start + (addresses.get(address) ?? address));
}
