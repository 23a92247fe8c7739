import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { tellOtherTabs } from './session-channel.ts';
import { SignInCard } from './sign-in-card.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import { useFilled } from './use-filled.ts';
import type { SignInAnswer } from './words.ts';

interface StaffLoginProps {
  /** What the last try brought, where the page was sent anew. */
  answer?: SignInAnswer | undefined;
  onSignedIn?: () => void;
}

/** The sign-in of the blog administration, in the place of the page that somebody wanted. */
export function StaffLogin({ answer, onSignedIn }: StaffLoginProps) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<SignInAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const filled = useFilled(form);
  const busy = fetcher.state !== 'idle';
  const result = fetcher.data ?? answer;
  const problem = result && 'message' in result ? result : undefined;

  const signedIn = fetcher.data !== undefined && !('message' in fetcher.data);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  });
  useEffect(() => {
    if (!signedIn) return;
    tellOtherTabs('signed-in');
    done.current?.();
  }, [signedIn]);

  return (
    <SignInCard title="Staff Login Required" lead="Contact system administrator for access">
      <fetcher.Form ref={form} method="post" action="/blog-admin" className="grid gap-6">
        <input type="hidden" name="to" value={pathname} />
        <SignInProblem message={busy ? undefined : problem?.message} />
        <EmailField invalid={problem !== undefined} value={problem?.email ?? ''} />
        <PasswordField invalid={problem !== undefined} />
        <Button
          type="submit"
          look="primary"
          disabled={!filled}
          aria-disabled={busy || undefined}
          className="w-full disabled:cursor-not-allowed disabled:bg-edge disabled:shadow-none"
        >
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </fetcher.Form>
    </SignInCard>
  );
}
