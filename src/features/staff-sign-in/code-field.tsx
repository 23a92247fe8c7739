import { useEffect, useRef } from 'react';
import { requiredOnSending } from '#ui/field/required-on-sending.ts';
import { fieldClass } from './email-field.tsx';

interface CodeFieldProps {
  invalid: boolean;
}

/** The second factor, shown after a correct password. */
export function CodeField({ invalid }: CodeFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    // It appeared after the button was pressed, so it takes the focus.
    box.current.focus();
    return requiredOnSending(box.current);
  }, []);
  return (
    <div>
      <label htmlFor="staff-code" className="block font-semibold">
        Code
      </label>
      <input
        ref={box}
        id="staff-code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'sign-in-problem' : 'staff-code-hint'}
        className={`${fieldClass} mt-2 tracking-widest tabular-nums`}
      />
      <p id="staff-code-hint" className="mt-2 text-sm text-ink-soft">
        Lost your telephone? A recovery code works here, once. Without one, ask the administrator.
      </p>
    </div>
  );
}
