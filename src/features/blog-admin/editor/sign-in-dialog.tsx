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

/** Signs staff in again whose session ended during editing; the text stays. */
export function SignInDialog({ email: known, saves, onClose, onSignedIn }: SignInDialogProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const refusal = await signIn({ email, password, code });
    setBusy(false);
    if (refusal === null) return onSignedIn();
    setProblem(refusal.message);
    setNeedsCode(refusal.needsCode);
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
        <Field label="Password" problem={needsCode ? undefined : problem}>
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
        {needsCode && (
          <Field label="Code" problem={problem}>
            {(box) => (
              <input
                {...box}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                required
                value={code}
                onChange={({ target }) => setCode(target.value)}
                className={boxClasses}
              />
            )}
          </Field>
        )}
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

interface Refusal {
  /** The message shown. */
  message: string;
  /** Whether the account needs a second factor. */
  needsCode: boolean;
}

/** Null once signed in. */
async function signIn(credentials: { email: string; password: string; code: string }): Promise<Refusal | null> {
  try {
    const response = await fetch(authAddresses.signIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (response.ok) return null;
    const error = functionError.safeParse(await response.json()).data?.error;
    return {
      message: error?.message ?? 'Authentication failed. Please try again.',
      needsCode: error?.code.startsWith('code-') ?? false,
    };
  } catch {
    const message = 'The server cannot be reached. Check the connection and try again.';
    return { message, needsCode: credentials.code !== '' };
  }
}
