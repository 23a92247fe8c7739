import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { type ButtonLook, buttonClasses } from './looks.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  icon?: IconName;
}

/** A button with an action on this page. A link is a ButtonLink. */
export function Button({ look = 'secondary', icon, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClasses(look, className)}>
      {icon && <Icon name={icon} className="size-5 max-xs:hidden" />}
      <span>{children}</span>
    </button>
  );
}
