import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.ts';

/** What the build made of the design system. */
interface Look {
  /** The whole style sheet. */
  styles: string;
  stylesFile: string;
  /** The rules that declare the typeface, the same as a file, and what most pages need of it. */
  typeface: string;
  typefaceFile: string;
  fontFile: string;
}

/** Gives pages their look. */
export function pageLook({ styles, stylesFile, typeface, typefaceFile, fontFile }: Look) {
  const ownStyles = pageStyles(styles);
  return {
    /** The page carries the part of the style sheet that it uses, and its words wait for no other file. */
    carried(html: string): { html: string; styleHashes: string[] } {
      const style = typeface + ownStyles(html);
      // Header, dock and the page's opening are painted whole: shown while they still come, their parts would move aside.
      const head = [`<link rel="expect" href="#${behindOpening(html)}" blocking="render"/>`, `<style>${style}</style>`];
      return {
        html: html.replace('</head>', () => `${head.join('')}</head>`),
        styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
      };
    },

    /** The page asks for the whole style sheet and the typeface. */
    linked(html: string): string {
      const preload = `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
      const sheets = [typefaceFile, stylesFile].map((file) => `<link rel="stylesheet" href="${file}"/>`);
      return html.replace('</head>', () => `${preload}${sheets.join('')}</head>`);
    },
  };
}

/** The first name behind what opens a page, which browsers wait for: they see an element when it begins, not when it ends. */
function behindOpening(html: string): string {
  const content = html.slice(html.indexOf('<main'));
  const [, name] = /<\/(?:section|header)>[\s\S]*?<[^>]+\sid="([\w-]+)"/.exec(content) ?? [];
  return name ?? 'content';
}
