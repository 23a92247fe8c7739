import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { ExternalLink, Link } from '#ui/link/link.tsx';
import { type ButtonLook, buttonClasses } from './looks.ts';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  icon?: IconName;
  /** Opens another site in a new tab. */
  external?: boolean;
  className?: string;
}

/** A link that looks like a button, at least 48 px high. */
export function ButtonLink({
  href,
  children,
  look = 'primary',
  icon,
  external = false,
  className = '',
}: ButtonLinkProps) {
  const classes = buttonClasses(look, className);
  const content = (
    <>
      {icon && <Icon name={icon} className="size-5 max-xs:hidden" />}
      <span className={className.includes('whitespace-nowrap') ? '' : 'text-balance'}>{children}</span>
    </>
  );
  if (external) {
    return (
      <ExternalLink href={href} className={classes}>
        {content}
      </ExternalLink>
    );
  }
  // Mail, telephone, or a page on another of the clinic's hosts: none is a route of this one.
  if (/^(mailto|tel|https?):/.test(href)) {
    return (
      <a href={href} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <Link href={href} className={classes}>
      {content}
    </Link>
  );
}
