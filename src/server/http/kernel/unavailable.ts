import type { SiteContent } from '#content/load.ts';
import type { FunctionError } from '#wire/function-error.ts';
import { failurePage } from './failure-page.ts';

// Files that a proxy serves while no instance answers.

/** The page, with the policy that the proxy sends with it. */
export function unavailablePage(site: SiteContent['site']): { html: string; policy: string } {
  return failurePage(site, {
    title: 'This site is away for a moment',
    explanation: 'The page could not be shown. Nothing you did caused this. Please try again in a minute.',
  });
}

/** The reply to callers of functions, such as the chat. */
export function unavailableReply({ phone }: SiteContent['site']): FunctionError {
  const message = `This site is away for a moment. Please try again in a minute, or call ${phone.display}. In an emergency call 000. To talk to someone now, call Lifeline on 13 11 14.`;
  return { error: { code: 'unavailable', message } };
}
