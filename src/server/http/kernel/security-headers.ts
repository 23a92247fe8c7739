/** The sources that a response may load from, besides the site itself. */
export interface PolicySources {
  /** 'sha256-…' of every inline script written by the server. */
  scriptHashes?: readonly string[];
  /** 'sha256-…' of every inline style sheet written by the server. */
  styleHashes?: readonly string[];
  /** Origins that may be framed and fetched, such as the booking form's. */
  frames?: readonly string[];
  /** Origin of the analytics script, where analytics is switched on. */
  analytics?: string | undefined;
}

/** The Content-Security-Policy of a page: inline code only by hash, other sites only by name. */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  frames = [],
  analytics,
}: PolicySources = {}): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const measured = analytics ? [analytics, 'https://*.google-analytics.com'] : [];
  return [
    // Firefox, and Chromium before 112, apply this directive to prefetched links; every other kind has its own directive below.
    "default-src 'self'",
    ['script-src', "'self'", ...quoted(scriptHashes), ...measured].join(' '),
    ['style-src', "'self'", ...quoted(styleHashes)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...frames, ...measured].join(' '),
    frames.length > 0 ? ['frame-src', ...frames].join(' ') : "frame-src 'none'",
    "manifest-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every response; a route may narrow the policy but never drop it. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The address of a health page is itself health information.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
