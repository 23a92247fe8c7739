import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon/icon.tsx';

/** A short fact in a pill. It is not interactive. */
export function Badge({
  children,
  icon,
  className = '',
}: {
  children: ReactNode;
  icon?: IconName;
  className?: string;
}) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-pill max-xs:rounded-card bg-brand-tint px-3.5 py-1.5 text-sm font-semibold leading-tight text-brand-deep forced-border ${className}`}
    >
      {icon && <Icon name={icon} className="size-4.5" />}
      <span>{children}</span>
    </span>
  );
}
