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

/** The table of contents of a text: its headings of levels 2 and 3, once it has more than three of any level. */
export function tableOfContents(headings: readonly PostHeading[]): PostHeading[] {
  return headings.length > glance ? headings.filter(({ level }) => level <= deepest) : [];
}
