/** Rendered HTML of the content folder or of a post as plain text: one line for each block, without footnote marks. */
export function plainText(html: string): string {
  return html
    .replace(/\u2060?<sup class="note-reference">[\s\S]*?<\/sup>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<(br|\/p|\/li|\/h[1-6]|\/tr|\/ul|\/ol|\/blockquote)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

/** The sentences of a plain text. A line break also ends a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!])['")]?\s+(?=[A-Z'"(0-9])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
