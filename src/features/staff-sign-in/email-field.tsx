import { requiredOnSending } from '#ui/field/required-on-sending.ts';

export const fieldClass =
  'min-h-14 w-full rounded-card border-2 border-edge bg-surface px-4 text-base aria-invalid:border-severe';

/** The email of an account. */
export function EmailField({ invalid, value }: { invalid: boolean; value: string }) {
  return (
    <div>
      <label htmlFor="staff-email" className="block font-semibold">
        Email
      </label>
      <input
        id="staff-email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        ref={requiredOnSending}
        required
        maxLength={254}
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'sign-in-problem' : undefined}
        className={`${fieldClass} mt-2`}
      />
    </div>
  );
}
