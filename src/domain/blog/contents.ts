/** A heading of a post's text, as it stands in the page. */
export interface PostHeading {
  id: string;
  text: string;
  /** 2 to 6; the title is level 1. */
  level: number;
}

/** A text with this many headings is taken in at a glance. */
const glance = 3;
/** Deeper headings stay in the text. */
const deepest = 3;

/** A longer list is no way through a text. */
const most = 200;

/**
 * The table of contents of a text: its headings of levels 2 and 3, once it has more than three of any level. Those of
 * level 2 alone where the list would be too long, and none where it still is.
 */
export function tableOfContents(headings: readonly PostHeading[]): PostHeading[] {
  if (headings.length <= glance) return [];
  const down = (depth: number) => headings.filter(({ level }) => level <= depth);
  return [down(deepest), down(2)].find((list) => list.length <= most) ?? [];
}
