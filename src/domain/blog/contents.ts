/** A heading of a post's text. */
export interface PostHeading {
  id: string;
  text: string;
  /** 2 to 6; the title is level 1. */
  level: number;
}

/** A text with at most this many headings needs no contents. */
const glance = 3;
/** Deeper headings are not listed. */
const deepest = 3;

/** A longer list is no help. */
const most = 200;

/**
 * The table of contents of a text: its headings of levels 2 and 3, if it has more than three of any level. Only level 2
 * where the list would be too long, and none where it is still too long.
 */
export function tableOfContents(headings: readonly PostHeading[]): PostHeading[] {
  if (headings.length <= glance) return [];
  const down = (depth: number) => headings.filter(({ level }) => level <= depth);
  return [down(deepest), down(2)].find((list) => list.length <= most) ?? [];
}
