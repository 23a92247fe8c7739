import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import type { Refused } from './words.ts';

interface AdminLoginProps {
  problem: Refused | undefined;
  /** The reason for the redirect to this page. */
  notice: string | undefined;
  busy: boolean;
}

/** The administrator's sign-in. A plain form that works without script. */
export function AdminLogin({ problem, notice, busy }: AdminLoginProps) {
  const requested = problem?.needsCode === 'missing';
  const isWrong = problem !== undefined && !problem.needsCode;
  return (
    <SignInCard
      title="Admin sign in"
      lead={
        <>
          For the administrator of this site. Writers sign in at the{' '}
          <Link href="/blog-admin" className="text-link">
            blog administration
          </Link>
          .
        </>
      }
    >
      {notice && !problem && <SignInNotice text={notice} />}
      <Form method="post" action="/admin/login" className="grid gap-6">
        <SignInProblem message={busy || requested ? undefined : problem?.message} />
        {requested && problem && <SignInNotice text={problem.message} />}
        <EmailField invalid={isWrong} value={problem?.email ?? ''} />
        <PasswordField invalid={isWrong} />
        {problem?.needsCode && <CodeField invalid={!requested} />}
        <Button type="submit" look="primary" aria-disabled={busy || undefined} className="w-full">
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </Form>
    </SignInCard>
  );
}
