import { useState } from 'react';
import { requiredOnSending } from '#ui/field/required-on-sending.ts';
import { fieldClass } from './email-field.tsx';

/** A password with a button that shows it. */
export function PasswordField({ invalid }: { invalid: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <label htmlFor="staff-password" className="block font-semibold">
        Password
      </label>
      <span className="relative mt-2 block">
        <input
          id="staff-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
          ref={requiredOnSending}
          required
          maxLength={128}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? 'sign-in-problem' : undefined}
          className={`${fieldClass} pr-[5.5rem]`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls="staff-password"
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1.5 right-1.5 min-w-18 rounded-sm px-3 text-sm font-semibold text-brand-deep hover:bg-mist noscript:hidden"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </span>
    </div>
  );
}
