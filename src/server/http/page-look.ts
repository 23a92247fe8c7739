import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.ts';
import { typefaceWhenStill } from './typeface-when-still.ts';

/** What the build made of the design system. */
interface Look {
  /** The whole style sheet. */
  styles: string;
  stylesFile: string;
  /** The style sheet that declares the typeface. */
  typefaceFile: string;
  fontFile: string;
  /** What the typeface's rarer characters stand in. */
  moreFontFile: string;
  moreCharacters: string;
}

/** Gives pages their look. */
export function pageLook({ styles, stylesFile, typefaceFile, fontFile, moreFontFile, moreCharacters }: Look) {
  const ownStyles = pageStyles(styles);
  const linkTo = (file: string) => `<link rel="stylesheet" href="${file}"/>`;
  const typeface = typefaceWhenStill(fontFile, moreFontFile, moreCharacters);
  return {
    /** The page carries the part of the style sheet that it uses, and its words wait for no other file. */
    carried(html: string, nonce: string): { html: string; styleHashes: string[] } {
      const style = ownStyles(html);
      // Header and dock are painted whole: shown while they still come, their entries would move aside.
      const head = [
        `<link rel="expect" href="#content" blocking="render"/>`,
        `<style>${style}</style>`,
        `<script nonce="${nonce}">${typeface}</script>`,
        `<noscript>${linkTo(typefaceFile)}</noscript>`,
      ].join('');
      return {
        html: html.replace('</head>', () => `${head}</head>`),
        styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
      };
    },

    /** The page asks for the whole style sheet and the typeface. */
    linked(html: string): string {
      const preload = `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
      return html.replace('</head>', () => `${preload}${linkTo(typefaceFile)}${linkTo(stylesFile)}</head>`);
    },
  };
}
