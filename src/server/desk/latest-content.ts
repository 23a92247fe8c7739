import type { ContentEdits } from '#content/edits.ts';
import type { SiteContent } from '#content/load.ts';
import type { ContentThread } from './content-thread.ts';

/** Milliseconds for which the content of a draft is cached: long enough to read its preview and to publish it. */
const cachedMs = 60_000;

/**
 * A thread whose latest content is cached: a draft is checked, previewed, checked again and shown with the same edits. A content
 * in which every edit fits is the same whether edits may be set aside or not.
 */
export function withLatestContent(thread: ContentThread): ContentThread {
  let latest: { name: string; content: Promise<SiteContent> } | undefined;
  let end: NodeJS.Timeout | undefined;

  return {
    ...thread,
    async load(edits, options) {
      const name = nameOf(edits);
      const cached = latest?.name === name ? await latest.content.catch(() => undefined) : undefined;
      if (cached && cached.setAside.length === 0) return cached;
      const content = thread.load(edits, options);
      const next = { name, content };
      latest = next;
      clearTimeout(end);
      const forget = () => {
        if (latest === next) latest = undefined;
      };
      end = setTimeout(forget, cachedMs).unref();
      content.catch(forget);
      return content;
    },
  };
}

/** The same for the same edits in any order. */
function nameOf(edits: ContentEdits): string {
  return JSON.stringify([...edits].sort(([one], [other]) => (one < other ? -1 : 1)));
}
