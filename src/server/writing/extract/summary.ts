import { shortened } from '#domain/blog/ai-result.ts';
import { metaDescriptionLimit } from '#domain/blog/post.ts';
import { paragraphsOf, sentencesOfPost } from './plain-text.ts';
import { isLeaning, mannerOf, mayFollow, standsAlone } from './summary-sentence.ts';
import { stemOf, termCounts, termWordsOf } from './terms.ts';

/** Longest excerpt in characters: two or three lines on a card. */
const excerptLimit = 240;

interface Candidate {
  text: string;
  /** Its index in the article. */
  order: number;
  score: number;
  /** The next sentence, if the two can be combined. */
  follower: string | undefined;
}

/** The one or two most representative sentences of the article; empty if it has no sentence. */
export function extractExcerpt(title: string, content: string): string {
  return compose(candidatesOf(title, content), excerptLimit);
}

/** The same within 155 characters, ended at a sentence or a clause. */
export function extractMetaDescription(title: string, content: string, excerpt = ''): string {
  // The writer's own summary has precedence.
  const given = excerpt.replace(/\s+/g, ' ').trim();
  if (given.length >= worthwhile)
    return given.length <= metaDescriptionLimit ? given : (sentencesWithin(given) ?? clause(given) ?? shortened(given));
  const candidates = candidatesOf(title, content);
  const fromText = compose(candidates, metaDescriptionLimit);
  if (fromText !== '') return fromText;
  const best = [...candidates].sort((a, b) => b.score - a.score)[0]?.text ?? given;
  return clause(best) ?? shortened(best);
}

/** Fewest characters of a useful search result. */
const worthwhile = 70;

/** The first sentences of a summary that fit; undefined if they are too short. */
function sentencesWithin(summary: string): string | undefined {
  let beginning = '';
  for (const sentence of sentencesOfPost(summary)) {
    const more = beginning === '' ? sentence : `${beginning} ${sentence}`;
    if (more.length > metaDescriptionLimit) break;
    beginning = more;
  }
  return beginning.length >= worthwhile ? beginning : undefined;
}

/** Sentences that need no context, with their scores. */
function candidatesOf(title: string, content: string): Candidate[] {
  const paragraphs = paragraphsOf(content);
  const counts = termCounts(paragraphs.map(({ text }) => text).join('\n'));
  const wanted = termCounts(title);
  const headings = termCounts(
    paragraphs
      .filter(({ kind }) => kind === 'heading')
      .map(({ text }) => text)
      .join('\n'),
  );
  const prose = paragraphs.filter(({ kind }) => kind === 'text');
  let order = 0;
  const candidates = prose.flatMap((paragraph, at) => {
    const sentences = sentencesOfPost(paragraph.text);
    return sentences.flatMap((sentence, within) => {
      order += 1;
      if (!standsAlone(sentence)) return [];
      const stems = new Set(termWordsOf(sentence).map(stemOf));
      let weight = 0;
      for (const stem of stems)
        weight += Math.log1p(counts.get(stem) ?? 0) * (wanted.has(stem) ? 2.5 : headings.has(stem) ? 1.4 : 1);
      // Long sentences contain more words without more information.
      const density = weight / Math.sqrt(Math.max(10, stems.size));
      // Articles and paragraphs state their subject near the beginning.
      const place = (1.5 - 0.9 * (at / Math.max(2, prose.length - 1))) * (within === 0 ? 1.25 : 1);
      const follower = sentences[within + 1];
      const score = density * place * mannerOf(sentence, wanted);
      return [{ text: sentence, order, score, follower: follower && mayFollow(follower) ? follower : undefined }];
    });
  });
  if (candidates.length > 0) return candidates;
  // A notice of a few short sentences is its own summary.
  const notice = prose[0]?.text ?? '';
  const whole = notice.length >= 40 && notice.length <= metaDescriptionLimit && /[.!…]$/.test(notice);
  return whole && !isLeaning(notice) ? [{ text: notice, order: 0, score: 1, follower: undefined }] : [];
}

/** The best sentence, combined with the next one or with the best one that adds something. */
function compose(candidates: readonly Candidate[], limit: number): string {
  const best = candidates.filter(({ text }) => text.length <= limit).sort((a, b) => b.score - a.score);
  const [first] = best;
  if (!first) return '';
  const room = limit - first.text.length - 1;
  // More than half of the limit is enough: another sentence would dilute the summary.
  if (first.text.length > limit * 0.55) return first.text;
  if (first.follower && first.follower.length <= room) return `${first.text} ${first.follower}`;
  // Sentences from different places are combined only if the first is short.
  if (first.text.length >= worthwhile) return first.text;
  const seen = new Set(termWordsOf(first.text).map(stemOf));
  const second = best.find(
    ({ text, score }) =>
      text !== first.text &&
      text.length <= room &&
      score > first.score * 0.6 &&
      // Overlaps little with the first sentence.
      termWordsOf(text).filter((word) => seen.has(stemOf(word))).length < termWordsOf(text).length * 0.6,
  );
  return [first, ...(second ? [second] : [])]
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
    .join(' ');
}

/** A sentence cut at its last clause that fits; undefined if too little would remain. */
function clause(sentence: string): string | undefined {
  const cuts = [...sentence.slice(0, metaDescriptionLimit).matchAll(/(?:[,;:]|\s[–—-])\s/g)].map(({ index }) => index);
  const last = cuts.at(-1);
  if (last === undefined || last < metaDescriptionLimit / 2) return undefined;
  return `${sentence.slice(0, last).trimEnd()}.`;
}
