import { inject } from 'vitest';
import { type ReachableSite, reachableAt } from './site.ts';
import type { WantedSite } from './site-owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the keeper of the shared sites answers. */
    siteOwner: string;
  }
}

/** All files of a run come from one address; a test of a limit starts a site of its own. */
const generous = { CHAT_LIMIT: '100000', FUNCTION_LIMIT: '100000', FUNCTION_CALLS_AT_ONCE: '100' };

/**
 * A site that the files of the run share: the first that asks for these settings waits until it is started. For tests that only
 * read, or write posts under names of their own. Whoever writes more, counts posts, reads the log, asks what is kept in memory,
 * or stops the server starts a site of its own: `startSite`.
 */
export const sharedSite = (settings: Record<string, string> = {}): Promise<ReachableSite> =>
  wanted({ settings: { ...generous, ...settings }, assistant: false });

/** One behind a proxy of its own, which it believes, with a tag configured that may measure visits. */
export const sharedSiteBehindProxy = (): Promise<ReachableSite> =>
  sharedSite({ TRUST_PROXY: 'true', ANALYTICS_TAG_ID: 'G-ABC123', ANALYTICS_ORIGIN: 'https://tags.example' });

/** The first, with its assistant ready. Conversations are each their own. */
export const sharedSiteWithAssistant = (settings: Record<string, string> = {}): Promise<ReachableSite> =>
  wanted({ settings: { ...generous, ...settings }, assistant: true });

async function wanted(site: WantedSite): Promise<ReachableSite> {
  const response = await fetch(inject('siteOwner'), { method: 'POST', body: JSON.stringify(site) });
  if (!response.ok) throw new Error(await response.text());
  return reachableAt(((await response.json()) as { port: number }).port);
}
