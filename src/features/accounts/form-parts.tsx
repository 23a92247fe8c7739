import { type ReactNode, useEffect, useId, useRef } from 'react';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { requiredOnSending } from '#ui/field/required-on-sending.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** A part of a page with its heading, the results of its forms, and the forms. */
export function AccountSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 md:p-7">
      <h2 id={id} className="text-h4 font-bold">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}

interface FormNoticeProps {
  done?: string | undefined;
  problem?: string | undefined;
}

/** The result of the last form, announced to screen readers too. */
export function FormNotice({ done, problem }: FormNoticeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const text = problem ?? done;
  // The submitted form may be gone, so the focus moves to its result.
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <Notice
      tone={problem ? 'problem' : 'done'}
      ref={box}
      tabIndex={-1}
      // The result takes the focus, which announces it. A live region would announce it twice.
      role="group"
      aria-describedby={id}
      className="font-semibold outline-none"
    >
      <span id={id}>{text}</span>
    </Notice>
  );
}

interface SecretFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function SecretField({ label, name, autoComplete, hint }: SecretFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(box) => (
        <input
          {...box}
          name={name}
          type="password"
          autoComplete={autoComplete}
          ref={requiredOnSending}
          required
          maxLength={128}
          className={boxClasses}
        />
      )}
    </Field>
  );
}
