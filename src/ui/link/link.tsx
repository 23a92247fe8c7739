import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  children: ReactNode;
}

/** A link inside the site, prefetched on intent. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <RouterLink to={href} prefetch="intent" {...rest}>
      {children}
    </RouterLink>
  );
}

/** A link to another site, in a new tab without referrer or opener. A note for screen readers announces the new tab. */
export function ExternalLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
