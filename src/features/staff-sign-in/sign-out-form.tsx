import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { authAddresses } from '#wire/staff-session.ts';
import { withNotice } from './notices.ts';
import { tellOtherTabs } from './session-channel.ts';
import { endSession, StorageAwayError } from './session-client.ts';

interface SignOutFormProps {
  /** Address after signing out. */
  to: '/admin/login' | '/blog-admin';
  children?: ReactNode;
}

/** Ends the session, here and in the other tabs. Without script the browser posts the form. */
export function SignOutForm({ to, children = 'Logout' }: SignOutFormProps) {
  const [busy, setBusy] = useState(false);

  async function signOut(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await endSession();
      tellOtherTabs('signed-out');
      // After a reload the page holds nothing of the old content.
      window.location.assign(to);
    } catch (error) {
      if (error instanceof StorageAwayError && error.endsLater) {
        tellOtherTabs('signed-out');
        return window.location.assign(withNotice(to, 'sign-out-pending'));
      }
      notify({
        title: 'Still signed in',
        description: 'The server could not be reached. Check your connection, then try again.',
        tone: 'problem',
      });
      setBusy(false);
    }
  }

  return (
    <form method="post" action={authAddresses.signOut} onSubmit={signOut}>
      <input type="hidden" name="to" value={to} />
      <Button type="submit" aria-disabled={busy || undefined}>
        {children}
      </Button>
    </form>
  );
}
