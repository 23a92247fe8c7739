import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { ProblemMark } from './problem-mark.tsx';

/**
 * problem: something failed or must be corrected. warning: continue with care. information: good to know. done: success.
 * crisis: a number to dial now, which stands out on purpose.
 */
export type NoticeTone = 'problem' | 'warning' | 'information' | 'done' | 'crisis';

/** Each tone has a shape as well as a colour. A problem's shape is part of its words: see ProblemMark. */
export const noticeLooks: Record<NoticeTone, { icon: IconName | undefined; panel: string; title: string }> = {
  problem: { icon: undefined, panel: 'border border-severe/40 bg-severe-tint', title: 'text-severe' },
  warning: { icon: 'shield', panel: 'border border-caution/40 bg-caution-tint', title: 'text-caution' },
  information: { icon: 'lightbulb', panel: 'border border-line bg-mist', title: 'text-brand-deep' },
  done: { icon: 'check', panel: 'border border-brand/30 bg-brand-tint', title: 'text-brand-deep' },
  crisis: { icon: 'phone', panel: 'border-2 border-severe bg-severe-tint', title: 'text-severe' },
};

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: NoticeTone;
  title?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | 5;
}

/** A message beside the content. Public and staff pages share its look. */
export function Notice({ tone, title, level, className = '', children, ...rest }: NoticeProps) {
  const { panel, title: colour } = noticeLooks[tone];
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div {...rest} className={`rounded-card px-4 py-3.5 break-inside-avoid sm:px-5 ${panel} ${className}`}>
      {title ? (
        <>
          <Title className={`flex items-start gap-2.5 font-bold leading-snug ${colour}`}>
            <Mark tone={tone} />
            <span className="min-w-0">{title}</span>
          </Title>
          {children && <div className="mt-1.5">{children}</div>}
        </>
      ) : (
        <div className="flex items-start gap-2.5">
          <Mark tone={tone} />
          <div className="min-w-0 grow">{children}</div>
        </div>
      )}
    </div>
  );
}

function Mark({ tone }: { tone: NoticeTone }) {
  const { icon, title } = noticeLooks[tone];
  return icon ? <Icon name={icon} className={`mt-0.5 size-5.5 ${title}`} /> : <ProblemMark />;
}
