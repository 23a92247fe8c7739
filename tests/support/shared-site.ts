import { inject } from 'vitest';
import { type ReachableSite, reachableAt } from './site.ts';
import type { WantedSite } from './site-owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the owner of the shared sites. */
    siteOwner: string;
  }
}

/** Rate limits out of reach, because all files share one address; a test of a limit starts its own site. */
const generous = { CHAT_LIMIT: '100000', FUNCTION_LIMIT: '100000', FUNCTION_CALLS_AT_ONCE: '100' };

/**
 * A site that all test files with the same settings share. It starts at the first call. Use it for tests that only read, or
 * write posts with unique names. A test that writes more, counts posts, reads the log, depends on caches or stops the server
 * uses `startSite`.
 */
export const sharedSite = (settings: Record<string, string> = {}): Promise<ReachableSite> =>
  wanted({ settings: { ...generous, ...settings }, assistant: false });

/** A shared site that trusts its proxy, with an analytics tag configured. */
export const sharedSiteBehindProxy = (): Promise<ReachableSite> =>
  sharedSite({ TRUST_PROXY: 'true', ANALYTICS_TAG_ID: 'G-ABC123', ANALYTICS_ORIGIN: 'https://tags.example' });

/** The shared site with its assistant ready. Each conversation is separate. */
export const sharedSiteWithAssistant = (settings: Record<string, string> = {}): Promise<ReachableSite> =>
  wanted({ settings: { ...generous, ...settings }, assistant: true });

async function wanted(site: WantedSite): Promise<ReachableSite> {
  const response = await fetch(inject('siteOwner'), { method: 'POST', body: JSON.stringify(site) });
  if (!response.ok) throw new Error(await response.text());
  return reachableAt(((await response.json()) as { port: number }).port);
}
