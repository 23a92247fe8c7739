import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { ExternalLink, Link } from '#ui/link/link.tsx';

/**
 * primary: the one next action of a screen (a booking). secondary: another way on. quiet: on dark bands.
 */
export type ButtonLook = 'primary' | 'secondary' | 'on-deep';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-brand text-white rounded-pill hover:bg-brand-deep shadow-card',
  secondary: 'bg-white text-brand-deep rounded-card border border-edge hover:border-brand-deep hover:bg-mist',
  'on-deep': 'bg-white text-brand-deep rounded-pill hover:bg-brand-tint',
};

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
export function ButtonLink({ href, children, look = 'primary', icon, external = false, className = '' }: ButtonLinkProps) {
  const classes = `inline-flex min-h-12 items-center justify-center gap-2.5 px-6 py-3 text-center font-semibold leading-tight forced-border ${looks[look]} ${className}`;
  const content = (
    <>
      {icon && <Icon name={icon} className="size-5" />}
      <span>{children}</span>
    </>
  );
  if (external) {
    return (
      <ExternalLink href={href} className={classes}>
        {content}
      </ExternalLink>
    );
  }
  // Mail, telephone, or a page on another of the clinic's own hosts: none is a route of this one.
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
