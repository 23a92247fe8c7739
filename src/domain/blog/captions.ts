/** What stands before a table is its caption where it begins so. */
const captionStart = 'Table: ';

/** The caption that a paragraph before a table says; undefined where it is a paragraph as any other. */
export function captionOfTable(paragraph: string): string | undefined {
  const words = paragraph.startsWith(captionStart) ? paragraph.slice(captionStart.length).trimStart() : '';
  return words === '' ? undefined : words;
}

/** The paragraph that makes words, in Markdown, the caption of the table after it. */
export function tableCaption(words: string): string {
  return `${captionStart}${words}`;
}
