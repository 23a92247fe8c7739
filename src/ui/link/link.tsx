import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  children: ReactNode;
}

/** A link inside the site: fetched on intent, so that following it feels instant. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <RouterLink to={href} prefetch="intent" {...rest}>
      {children}
    </RouterLink>
  );
}

/**
 * A link to another site: opens a new tab that learns neither where it came from nor how to reach back. The note
 * for screen readers says so before the tab opens.
 */
export function ExternalLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
