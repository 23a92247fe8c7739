import MiniSearch from 'minisearch';
import type { Piece } from './piece.ts';
import { synonymsOf, term, termsOf } from './words.ts';

/** A search result with its score: the share of the question's words that it matches. */
export interface SearchHit {
  piece: Piece;
  score: number;
  /** 0 to 1. */
  covered: number;
}

export interface SearchIndex {
  search(question: string, limit: number): SearchHit[];
}

/** A full-text index over passages: exact words first, then prefixes and misspellings. */
export function createSearchIndex(pieces: readonly Piece[]): SearchIndex {
  const index = emptyIndex();
  index.addAll(numbered(pieces));
  return searchIn(index, pieces);
}

/** The same, built a few passages at a time, so that other requests are served in between. */
export async function createSearchIndexByAndBy(pieces: readonly Piece[]): Promise<SearchIndex> {
  const index = emptyIndex();
  await index.addAllAsync(numbered(pieces));
  return searchIn(index, pieces);
}

type NumberedPiece = Piece & { id: number };

const emptyIndex = () =>
  new MiniSearch<NumberedPiece>({ fields: ['heading', 'title', 'keywords', 'text'], processTerm: term });

const numbered = (pieces: readonly Piece[]): NumberedPiece[] => pieces.map((piece, id) => ({ ...piece, id }));

function searchIn(index: MiniSearch<NumberedPiece>, pieces: readonly Piece[]): SearchIndex {
  function search(question: string, limit: number): SearchHit[] {
    const terms = termsOf(question);
    if (terms.length === 0) return [];
    const found = index.search(
      {
        combineWith: 'OR',
        queries: [
          { queries: terms, combineWith: 'OR', boost: { heading: 3, title: 2, keywords: 1.2 }, fuzzy, prefix },
          {
            queries: terms.flatMap(synonymsOf),
            combineWith: 'OR',
            boost: { heading: 1.2, title: 0.8, keywords: 0.5, text: 0.4 },
          },
        ],
      },
      { processTerm: (word) => word },
    );
    return found
      .slice(0, limit * 3)
      .flatMap(({ id, score }) => {
        const piece = pieces[id];
        return piece ? [{ piece, score, covered: covered(terms, piece) }] : [];
      })
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, limit);
  }

  return { search };
}

const fuzzy = (word: string) => (word.length > 7 ? 2 : word.length > 4 ? 1 : false);
const prefix = (word: string) => word.length > 3;
/** A passage that matches all words ranks above one that repeats one word. */
const rank = ({ score, covered: share }: SearchHit) => score * (0.4 + share);

function covered(terms: readonly string[], { heading, title, keywords, text }: Piece): number {
  const held = new Set(termsOf(`${heading} ${title} ${keywords} ${text}`));
  const met = terms.filter(
    (one) => held.has(one) || synonymsOf(one).some((other) => held.has(other)) || near(one, held),
  );
  return met.length / terms.length;
}

function near(one: string, held: ReadonlySet<string>): boolean {
  return (
    one.length > 4 && [...held].some((other) => other.startsWith(one) || (other.length > 4 && one.startsWith(other)))
  );
}
