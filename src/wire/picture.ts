/** A stored picture as a page shows it: for the component `Picture` of the design system. */
export interface ShownPicture {
  /** The whole picture as JPEG; also what shared links show. */
  src: string;
  /** Pixels. Always known, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** The same picture in other formats and widths, the best format first: '/…-480.avif 480w, /…-960.avif 960w'. */
  sources: { type: string; srcSet: string }[];
}
