import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { noticeIn } from './notices.ts';
import { PasswordField } from './password-field.tsx';
import { tellOtherTabs } from './session-channel.ts';
import { startSession } from './session-client.ts';
import { SignInCard } from './sign-in-card.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import { useFilled } from './use-filled.ts';
import { type Refused, unexplained } from './words.ts';

interface StaffLoginProps {
  /** The result of the last attempt, where the server rendered the page again. */
  refused?: Refused | undefined;
  onSignedIn?: () => Promise<void>;
}

/** The sign-in of the blog administration, in place of the requested page. */
export function StaffLogin({ refused, onSignedIn }: StaffLoginProps) {
  const { pathname, search } = useLocation();
  const notice = noticeIn(search);
  const form = useRef<HTMLFormElement>(null);
  const filled = useFilled(form);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Omit<Refused, 'email'> | undefined>(refused);
  const requested = problem?.needsCode === 'missing';
  const isWrong = problem !== undefined && !problem.needsCode;

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '');
    setBusy(true);
    try {
      const said = await startSession({ email: typed('email'), password: typed('password'), code: typed('code') });
      if (said === undefined) {
        tellOtherTabs('signed-in');
        await onSignedIn?.();
      } else setProblem({ ...said, message: said.message || unexplained.staff });
    } catch {
      setProblem({ message: unexplained.staff, needsCode: problem?.needsCode });
    }
    setBusy(false);
  }

  return (
    <SignInCard title="Staff Login Required" lead="Contact system administrator for access">
      {notice && !problem && <SignInNotice text={notice} />}
      {/* Without script the browser posts the form and is redirected to this page. */}
      <form ref={form} method="post" action="/blog-admin" onSubmit={signIn} className="grid gap-6">
        <input type="hidden" name="to" value={pathname} />
        <SignInProblem message={busy || requested ? undefined : problem?.message} />
        {requested && <SignInNotice text={problem.message} />}
        <EmailField invalid={isWrong} value={refused?.email ?? ''} />
        <PasswordField invalid={isWrong} />
        {problem?.needsCode && <CodeField invalid={!requested} />}
        <Button
          type="submit"
          look="primary"
          disabled={!filled}
          aria-disabled={busy || undefined}
          className="w-full disabled:cursor-not-allowed disabled:bg-edge disabled:shadow-none"
        >
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
    </SignInCard>
  );
}
