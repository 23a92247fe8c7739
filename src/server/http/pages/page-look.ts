import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.ts';

/** The styles of the build. */
interface Look {
  /** The whole style sheet. */
  styles: string;
  stylesFile: string;
  /** The rules that declare the typeface, inline and as a file, and the font that most pages need. */
  typeface: string;
  typefaceFile: string;
  fontFile: string;
}

/** Adds styles to pages. */
export function pageLook({ styles, stylesFile, typeface, typefaceFile, fontFile }: Look) {
  const ownStyles = pageStyles(styles);
  return {
    /** Inlines the part of the style sheet that the page uses: its text waits for no other file. */
    carried(html: string): { html: string; styleHashes: string[] } {
      const style = typeface + ownStyles(html);
      // Header, dock and the top of the page block rendering until complete: shown earlier, their parts would shift.
      const head = [`<link rel="expect" href="#${behindOpening(html)}" blocking="render"/>`, `<style>${style}</style>`];
      return {
        html: html.replace('</head>', () => `${head.join('')}</head>`),
        styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
      };
    },

    /** Links the whole style sheet and the typeface. */
    linked(html: string): string {
      const preload = `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
      const sheets = [typefaceFile, stylesFile].map((file) => `<link rel="stylesheet" href="${file}"/>`);
      return html.replace('</head>', () => `${preload}${sheets.join('')}</head>`);
    },
  };
}

/** The first id after the top of the page. Browsers wait for its start, because they do not wait for the end of an element. */
function behindOpening(html: string): string {
  const content = html.slice(html.indexOf('<main'));
  const [, name] = /<\/(?:section|header)>[\s\S]*?<[^>]+\sid="([\w-]+)"/.exec(content) ?? [];
  return name ?? 'content';
}
