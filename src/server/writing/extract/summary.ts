import { shortened } from '#domain/blog/ai-result.ts';
import { metaDescriptionLimit } from '#domain/blog/post.ts';
import { type Paragraph, paragraphsOf, sentencesOf } from './plain-text.ts';
import { stemOf, termCounts, wordsOf } from './terms.ts';

/** Most characters of an excerpt: two or three lines on a card. */
const excerptLimit = 240;

interface Candidate {
  text: string;
  /** Place in the article. */
  order: number;
  score: number;
}

/** One or two sentences of the article that say best what it is about; empty where it has no sentence. */
export function extractExcerpt(title: string, content: string): string {
  return compose(candidatesOf(title, content), excerptLimit);
}

/** The same within 155 characters, ended at a sentence or a clause, never in the middle of a thought. */
export function extractMetaDescription(title: string, content: string, excerpt = ''): string {
  // The writer's own summary says it best.
  const given = excerpt.replace(/\s+/g, ' ').trim();
  if (given.length >= worthwhile)
    return given.length <= metaDescriptionLimit ? given : (sentencesWithin(given) ?? clause(given) ?? shortened(given));
  const candidates = candidatesOf(title, content);
  const fromText = compose(candidates, metaDescriptionLimit);
  if (fromText !== '') return fromText;
  const best = [...candidates].sort((a, b) => b.score - a.score)[0]?.text ?? given;
  return clause(best) ?? shortened(best);
}

/** Fewest characters that say enough in a list of search results. */
const worthwhile = 70;

/** The first sentences of a summary, as many as fit; undefined where they say too little. */
function sentencesWithin(summary: string): string | undefined {
  let kept = '';
  for (const sentence of sentencesOf(summary)) {
    const more = kept === '' ? sentence : `${kept} ${sentence}`;
    if (more.length > metaDescriptionLimit) break;
    kept = more;
  }
  return kept.length >= worthwhile ? kept : undefined;
}

/** Sentences that can stand alone, each with how much of the article it carries. */
function candidatesOf(title: string, content: string): Candidate[] {
  const paragraphs = paragraphsOf(content);
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const counts = termCounts(text);
  const wanted = new Set([...termCounts(title).keys()]);
  const headings = new Set(
    paragraphs.filter(({ kind }) => kind === 'heading').flatMap((heading) => [...termCounts(heading.text).keys()]),
  );
  const candidates: Candidate[] = [];
  let order = 0;
  const prose = paragraphs.filter(({ kind }) => kind === 'text');
  for (const [at, paragraph] of prose.entries()) {
    for (const [within, sentence] of sentencesOf(paragraph.text).entries()) {
      order += 1;
      if (!standsAlone(sentence, paragraph)) continue;
      const stems = new Set(wordsOf(sentence).map(stemOf));
      let weight = 0;
      for (const stem of stems) {
        const count = counts.get(stem) ?? 0;
        weight += Math.log1p(count) * (wanted.has(stem) ? 2.5 : headings.has(stem) ? 1.4 : 1);
      }
      // Long sentences hold more words without saying more.
      const density = weight / Math.sqrt(Math.max(8, stems.size));
      // An article says what it is about near its beginning, and where to go next at its end.
      const place = (1.5 - 0.8 * (at / Math.max(1, prose.length - 1))) * (within === 0 ? 1.1 : 1);
      const clumsy =
        (sentence.includes(';') ? 0.75 : 1) * (/^there (?:is|are)\b|\bsee\b|\bpage\b/i.test(sentence) ? 0.6 : 1);
      candidates.push({ text: sentence, order, score: density * place * clumsy });
    }
  }
  return candidates;
}

const leansOnWhatStandsBefore =
  /^(?:this|that|these|those|it|its|they|he|she|him|her|their|both|neither|such|so|but|and|or|then|also|another|other|others|instead|however|yet|still|here|there|because|which|for example|for instance|in fact|of course|the same|the (?:first|second|third|last|other|opposite|former|latter)|one of them)\b/i;

function standsAlone(sentence: string, { text }: Paragraph): boolean {
  if (sentence.length < 40 || sentence.length > 260) return false;
  if (!/^[“"'(]?[\p{Lu}\d]/u.test(sentence) || !/[.!?…]["”’)]?$/.test(sentence)) return false;
  if (/\?["”’)]?$/.test(sentence) || /^[“"]/.test(sentence) || /:$/.test(sentence)) return false;
  // An aside, or a reference by number.
  if (/\[\d+\]|https?:|www\./.test(sentence)) return false;
  return text.startsWith(sentence) || !leansOnWhatStandsBefore.test(sentence)
    ? !/^(?:it|they|he|she|this|these)\b/i.test(sentence)
    : false;
}

/** The best sentences that fit together, in the order of the article. */
function compose(candidates: readonly Candidate[], limit: number): string {
  const best = [...candidates].sort((a, b) => b.score - a.score);
  const first = best.find(({ text }) => text.length <= limit);
  if (!first) return '';
  const room = limit - first.text.length - 1;
  const seen = new Set(wordsOf(first.text).map(stemOf));
  // A good half of the room is used: another sentence would only dilute it.
  if (first.text.length > limit * 0.55) return first.text;
  const second = best.find(
    (candidate) =>
      candidate !== first &&
      candidate.text.length <= room &&
      candidate.score > first.score * 0.6 &&
      // Says something that the first does not.
      wordsOf(candidate.text).filter((word) => seen.has(stemOf(word))).length < wordsOf(candidate.text).length * 0.6,
  );
  return [first, ...(second ? [second] : [])]
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
    .join(' ');
}

/** A sentence ended at its last clause that fits; undefined where that would leave little. */
function clause(sentence: string): string | undefined {
  const cuts = [...sentence.slice(0, metaDescriptionLimit).matchAll(/(?:[,;:]|\s[–—-])\s/g)].map(({ index }) => index);
  const last = cuts.at(-1);
  if (last === undefined || last < metaDescriptionLimit / 2) return undefined;
  return `${sentence.slice(0, last).trimEnd()}.`;
}
