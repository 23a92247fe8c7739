import { createHash } from 'node:crypto';

/** A page whose inline scripts are allowed by their hashes. */
export interface HashedPage {
  html: string;
  scriptHashes: string[];
}

/**
 * Replaces the render's secret nonce with hashes, so that a page can be cached and served to all visitors.
 *
 * Only scripts with the nonce are hashed: the renderer wrote those. A script injected through data has no nonce, gets no hash
 * and does not run.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const scriptHashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const withoutNonces = html
    .replace(marked, (_, before: string, after: string, source: string) => {
      if (source) scriptHashes.push(`sha256-${createHash('sha256').update(source).digest('base64')}`);
      return `<script${before}${after}>${source}</script>`;
    })
    .replaceAll(` nonce="${nonce}"`, '');
  return { html: withoutNonces, scriptHashes: [...new Set(scriptHashes)] };
}
