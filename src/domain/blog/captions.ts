/** A paragraph with this start is the caption of the table after it. */
const captionStart = 'Table: ';

/** The caption in a paragraph before a table; undefined for any other paragraph. */
export function captionOfTable(paragraph: string): string | undefined {
  const words = paragraph.startsWith(captionStart) ? paragraph.slice(captionStart.length).trimStart() : '';
  return words === '' ? undefined : words;
}

/** The paragraph in Markdown that becomes the caption of the table after it. */
export function tableCaption(words: string): string {
  return `${captionStart}${words}`;
}
