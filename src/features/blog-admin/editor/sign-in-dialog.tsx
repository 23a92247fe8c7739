import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { functionError } from '#wire/function-error.ts';
import { authAddresses } from '#wire/staff-session.ts';

interface SignInDialogProps {
  email: string;
  /** Whether a save waits for it. */
  saves: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

/** For somebody whose session ended while they wrote: signs them in again, and the text stays where it is. */
export function SignInDialog({ email: known, saves, onClose, onSignedIn }: SignInDialogProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const refusal = await signIn(email, password);
    setBusy(false);
    if (refusal === null) onSignedIn();
    else setProblem(refusal);
  }

  return (
    <Dialog title="Sign in again" onClose={onClose}>
      <p>
        You were signed out while you wrote. Your text is still here
        {saves ? '; it is saved as soon as you are back in.' : '. Sign in, then do it again.'}
      </p>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Field label="Email">
          {(box) => (
            <input
              {...box}
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              className={boxClasses}
            />
          )}
        </Field>
        <Field label="Password" problem={problem}>
          {(box) => (
            <input
              {...box}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              className={boxClasses}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep writing</Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Signing in…' : saves ? 'Sign in and save' : 'Sign in'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Null once signed in, else the words for the person. */
async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const response = await fetch(authAddresses.signIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (response.ok) return null;
    return (
      functionError.safeParse(await response.json()).data?.error.message ?? 'Authentication failed. Please try again.'
    );
  } catch {
    return 'The server cannot be reached. Check the connection and try again.';
  }
}
