/**
 * primary: the one next action of a screen (a booking). secondary: another way on. on-deep: on dark bands.
 */
export type ButtonLook = 'primary' | 'secondary' | 'on-deep';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-brand text-on-strong rounded-pill max-xs:rounded-large hover:bg-brand-deep shadow-card',
  secondary: 'bg-surface text-brand-deep rounded-card border border-edge hover:border-brand-deep hover:bg-mist',
  'on-deep': 'bg-on-deep text-deep rounded-pill max-xs:rounded-large hover:bg-on-deep-soft',
};

/** The classes of a button, also for a link that looks like one: at least 48 px high. */
export function buttonClasses(look: ButtonLook, className: string): string {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 px-6 py-3 max-xs:px-2 text-center font-semibold leading-tight forced-border ${looks[look]} ${className}`;
}
