/** Elements whose text is complete, or that the writer supports. */
const understood = new Set(
  `p br h1 h2 h3 h4 h5 h6 strong b em i a ul ol li dl dt dd blockquote q code pre hr img figure figcaption sup sub s del strike
  table caption thead tbody tfoot tr th td colgroup col div section article main header footer aside nav hgroup span center font
  small big u ins mark abbr acronym cite var samp kbd tt dfn time address data bdi bdo wbr picture source label details summary
  style html body head meta link title`.split(/\s+/),
);

const words: Readonly<Record<string, string>> = {
  iframe: 'an embedded page',
  embed: 'an embedded page',
  object: 'an embedded page',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  input: 'a form',
  select: 'a form',
  textarea: 'a form',
  option: 'a form',
  button: 'a button',
  script: 'a script',
  noscript: 'a part for readers without scripts',
  svg: 'a drawing',
  canvas: 'a drawing',
  math: 'a formula',
};

/** Blocks of WordPress whose HTML is what readers saw. */
const knownBlocks =
  /^(?:core\/)?(?:paragraph|heading|list|list-item|quote|pullquote|image|gallery|table|code|preformatted|verse|separator|spacer|columns?|group|buttons?|cover|media-text|freeform|more|nextpage|details|row|stack|html)$/;

/**
 * A shortcode of WordPress: with a value, with an end, or on a line of its own. Text in brackets, such as [sic] or [1], is
 * none.
 */
const shortcode =
  /\[\/([a-z][\w-]{1,40})\]|\[([a-z][\w-]{1,40})\s[^[\]=]{0,40}=[^[\]]{0,500}\]|^\s{0,9}\[([a-z][\w-]{1,40})(?:\s[^[\]]{0,200})?\]\s{0,9}$/gm;

/** Parts of some HTML that Markdown cannot express, or that are unknown; each in words. */
export function doubtsOfHtml(html: string): Set<string> {
  const doubts = new Set<string>();
  for (const [, name = '', more = ''] of html.matchAll(/<([a-z][\w:-]{0,60})([^<>]{0,2000})/gi)) {
    const element = name.toLowerCase();
    if (!understood.has(element)) doubts.add(words[element] ?? `an element that is not known here (${element})`);
    if (/\shidden(?=[\s=/]|$)|display:\s{0,3}none|visibility:\s{0,3}hidden/i.test(more))
      doubts.add('a part that was hidden');
    if (element === 'img' && !/\ssrc\s{0,3}=\s{0,3}["']?(?!data:)[^\s"']/i.test(more))
      doubts.add('a picture without an address');
  }
  for (const [, name = ''] of html.matchAll(/<!--\s{0,9}wp:([\w/-]{1,60})/g))
    if (!knownBlocks.test(name)) doubts.add(`a block of the kind '${name}'`);
  for (const [, ended, valued, alone] of html.matchAll(shortcode))
    doubts.add(`a shortcode ([${ended ?? valued ?? alone}])`);
  return doubts;
}
