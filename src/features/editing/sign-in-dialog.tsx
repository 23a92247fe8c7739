import { type ComponentProps, type FormEvent, useState } from 'react';
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
  const { busy, problem, needsCode, submit } = useSignIn({ email, password, code }, onSignedIn);

  return (
    <Dialog title="Sign in again" onClose={onClose}>
      <p>
        You were signed out while you wrote. Your text is still here
        {saves ? '; it is saved as soon as you are back in.' : '. Sign in, then do it again.'}
      </p>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Credential
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          problem={undefined}
        />
        <Credential
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={needsCode ? undefined : problem}
        />
        {needsCode && (
          <Credential
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={setCode}
            problem={problem}
          />
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

interface Credentials {
  email: string;
  password: string;
  code: string;
}

/** Sends the credentials, and says why they were refused. */
function useSignIn(credentials: Credentials, onSignedIn: () => void) {
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const refusal = await signIn(credentials);
    setBusy(false);
    if (refusal === null) return onSignedIn();
    setProblem(refusal.message);
    setNeedsCode(refusal.needsCode);
  }
  return { busy, problem, needsCode, submit };
}

interface CredentialProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function Credential({ label, problem, onChange, ...input }: CredentialProps) {
  return (
    <Field label={label} problem={problem}>
      {(box) => (
        <input {...box} {...input} required onChange={({ target }) => onChange(target.value)} className={boxClasses} />
      )}
    </Field>
  );
}

interface Refusal {
  /** The message shown. */
  message: string;
  /** Whether the account needs a second factor. */
  needsCode: boolean;
}

/** Null once signed in. */
async function signIn(credentials: Credentials): Promise<Refusal | null> {
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
