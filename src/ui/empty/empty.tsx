import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

interface EmptyProps {
  icon: IconName;
  title: string;
  /** The reason, and how to get content. */
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** Shown in place of an empty list: the reason and the next step. */
export function Empty({ icon, title, children, action, className = 'mt-8' }: EmptyProps) {
  return (
    <section
      className={`grid max-w-2xl justify-items-start gap-2 rounded-card border border-line bg-surface p-6 md:p-8 ${className}`}
    >
      <Icon name={icon} className="size-7 text-brand" />
      <h2 className="mt-1 text-h4 font-bold">{title}</h2>
      <p className="text-ink-soft wrap-anywhere">{children}</p>
      {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
    </section>
  );
}
