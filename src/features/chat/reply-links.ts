/** Web, mail and telephone addresses, and pages of this site; no script, file or other scheme. */
export const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\]))/i;

/** The attributes of a link to a page of this site, a telephone, a mail program, or another site. */
export function linkTo(href: string, mainOrigin: string): { href: string; target?: string; rel?: string } {
  const isOwn = href.startsWith('/') || new URL(href, location.origin).origin === location.origin;
  if (isOwn && !mainOrigin) return { href };
  if (/^(mailto|tel|sms):/i.test(href)) return { href };
  // On a sub-site the clinic's own pages are another origin: the conversation stays in this tab.
  return { href: isOwn ? mainOrigin + href : href, target: '_blank', rel: 'noopener noreferrer' };
}

/** Whether a link of a reply is allowed. */
export function isAllowed(href: string): boolean {
  return allowedAddress.test(href) && isAddress(href, location.origin);
}

/** A web address for a button, or null. */
export function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) && isAddress(address) ? address : null;
}

/** URL.canParse needs Chrome 120; answers with links must render in older browsers too. */
function isAddress(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
