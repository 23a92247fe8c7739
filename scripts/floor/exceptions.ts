/** A feature that may be newer than the oldest browsers, with the reason why a visitor loses nothing. */
export interface Exception {
  /** The name in browser-compat-data; a star at the end matches the rest of the name. */
  feature: string;
  /** The built file without its hash; absent for all files. */
  file?: string;
  reason: string;
}

const looks = 'only looks: size, place and words stay';

export const exceptions: readonly Exception[] = [
  // Script
  { feature: 'api.Element.startViewTransition', file: 'framework.js', reason: 'no link asks the router for it' },
  { feature: 'api.TransformStream', file: 'framework.js', reason: 'without it the page is read without script' },
  { feature: 'api.ReadableStream.pipeThrough', file: 'framework.js', reason: 'comes with TransformStream' },

  // Style
  { feature: 'css.properties.field-sizing*', reason: 'the chat measures its field where this is missing' },
  { feature: 'css.properties.text-wrap*', reason: looks },
  { feature: 'css.properties.overscroll-behavior*', reason: 'the page behind may scroll at the end of a list' },
  { feature: 'css.properties.translate', reason: looks },
  { feature: 'css.properties.rotate', reason: looks },
  { feature: 'css.properties.resize*', reason: 'a phone gives a field no corner to pull at' },
  { feature: 'css.properties.cursor*', reason: 'a phone has no pointer' },
  {
    feature: 'css.properties.forced-color-adjust*',
    reason: 'a phone has no forced colours; marks stay told apart by words',
  },
  { feature: 'css.properties.print-color-adjust*', reason: 'a printed bar stays white, its words stand beside it' },
  { feature: 'css.properties.content-visibility*', reason: 'asks for nothing more than is drawn anyway' },
  {
    feature: 'css.properties.text-size-adjust',
    reason: 'the prefixed one stands before it; Firefox does not resize text',
  },
  { feature: 'css.properties.text-decoration.dotted', reason: 'Tailwind; the shorthand is read, a line is drawn' },
  { feature: 'css.properties.font-family.ui-monospace', reason: 'one of several names' },
  { feature: 'css.properties.user-select.all', reason: 'a key is chosen by hand then' },
  { feature: 'css.properties.overflow.clip', reason: looks },
  { feature: 'css.properties.break-after.avoid', reason: 'on paper a heading may stand at the foot of a page' },
  { feature: 'css.properties.page', reason: 'on paper the margins of the browser' },
  { feature: 'css.properties.size', reason: 'a descriptor of @page, which the data does not tell from a property' },
  { feature: 'css.properties.reading-flow*', reason: 'the order of the source, which reads well too' },
  { feature: 'css.properties.grid-template-rows.subgrid', reason: 'rows of cards end at different heights' },
  { feature: 'css.properties.container*', reason: 'a part stays as narrow as on a phone' },
  { feature: 'css.properties.view-timeline', reason: 'the line that shows how far one has read stays away' },
  { feature: 'css.properties.animation-range', reason: 'the line that shows how far one has read stays away' },
  { feature: 'css.at-rules.container', reason: 'a part stays as narrow as on a phone' },
  { feature: 'css.at-rules.media.forced-colors', reason: 'has no forced colours either' },
  { feature: 'css.at-rules.media.scripting', reason: 'what is said without script stands in noscript too' },
  { feature: 'css.at-rules.starting-style', reason: 'comes without a movement' },
  { feature: 'css.at-rules.page', reason: 'on paper the margins of the browser' },
  { feature: 'css.at-rules.property', reason: 'Tailwind sets the same values in an @supports rule' },
  { feature: 'css.types.length.container_query_length_units', reason: 'stands in an @container rule' },
  {
    feature: 'css.types.length.viewport_percentage_units_dynamic',
    reason: 'heights of pages that may be less; bars use --window-height',
  },
  { feature: 'css.selectors.has', reason: 'choices show their own mark, see docs/browsers.md; otherwise only looks' },
  { feature: 'css.selectors.details-content', reason: 'on paper a closed answer stays closed' },
  { feature: 'css.selectors.selection', reason: looks },
];
