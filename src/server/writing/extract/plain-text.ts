/** A paragraph of an article, without markup. */
export interface PostParagraph {
  kind: 'text' | 'heading' | 'list';
  text: string;
}

/** The text of Markdown: paragraphs, headings and list items, without code, tables and pictures. */
export function paragraphsOf(markdown: string): PostParagraph[] {
  const paragraphs: PostParagraph[] = [];
  const withoutCode = markdown.replaceAll('\r', '').replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '');
  for (const block of withoutCode.split(/\n\s*\n/)) {
    let kind: PostParagraph['kind'] = 'text';
    let lines: string[] = [];
    const finish = () => {
      const text = inlineText(lines.join(' '));
      if (text !== '') paragraphs.push({ kind, text });
      lines = [];
    };
    for (const line of block.split('\n')) {
      const heading = /^\s{0,3}#{1,6}\s/.test(line) ? headingText(line) : undefined;
      const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/s.exec(line)?.[1];
      if (/^\s*\|/.test(line) || /^\s*([-*_]\s*){3,}$/.test(line)) continue;
      if (heading !== undefined || item !== undefined) {
        finish();
        kind = heading === undefined ? 'list' : 'heading';
        lines = [heading ?? item ?? ''];
        if (heading !== undefined) {
          finish();
          kind = 'text';
        }
      } else {
        lines.push(line.replace(/^\s*>\s?/, '').trim());
      }
    }
    finish();
  }
  return paragraphs;
}

/** The text of a heading, without its marks. */
function headingText(line: string): string {
  const words = line.replace(/^\s*#+/, '').trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}

// An unclosed mark is searched only up to the next opening mark, so that the work stays linear.
function inlineText(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replace(/\[([^[\]]+)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '$1')
    .replace(/<[^<>]+>/g, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longer than every abbreviation below with the text before it, in characters. */
const longestShort = 12;

/** The sentences of a paragraph. */
export function sentencesOfPost(text: string): string[] {
  const parts = [...new Intl.Segmenter('en-AU', { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const sentences: string[] = [];
  let goesOn = false;
  for (const part of parts) {
    const last = sentences.at(-1);
    // The segmenter wrongly ends a sentence after 'e.g.' and 'Dr.'.
    if (last !== undefined && goesOn) sentences[sentences.length - 1] = last + part;
    else sentences.push(part);
    goesOn = /\b(?:e\.g|i\.e|etc|approx|Dr|Mr|Mrs|Ms|Prof|St|vs|No)\.$/.test(part.trimEnd().slice(-longestShort));
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
