/** Text for an XML document: what XML cannot hold is left out, what it would read as its own is written as a number. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
