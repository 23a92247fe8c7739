import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { requiredOnSending } from '#ui/field/required-on-sending.ts';
import type { FactorSetupView, OwnAccountReply, OwnAccountView } from '#wire/accounts.ts';
import { AccountSection, FormNotice, SecretField } from './form-parts.tsx';

interface SecondFactorSectionProps {
  view: OwnAccountView;
  reply: OwnAccountReply | undefined;
  busy: boolean;
}

/** Set-up, recovery codes and removal of an authenticator app. */
export function SecondFactorSection({ view, reply, busy }: SecondFactorSectionProps) {
  const isOn = view.secondFactor === 'on';
  return (
    <AccountSection
      title="Second factor"
      lead={
        isOn
          ? `On: signing in asks for a code of your authenticator app. ${codesLeft(view.codesLeft)}`
          : 'Off. With it, a password that somebody finds out is not enough: signing in also asks for a code of an authenticator app on your telephone.'
      }
    >
      <FormNotice done={reply?.done} problem={reply?.problem} />
      {reply?.recoveryCodes && <RecoveryCodes codes={reply.recoveryCodes} />}
      {reply?.setup && !isOn ? (
        <Setup setup={reply.setup} busy={busy} />
      ) : isOn ? (
        <div className="grid gap-6 md:grid-cols-2">
          <WithPassword intent="new-codes" button="Make new recovery codes" email={view.email} busy={busy} />
          <WithPassword intent="end-factor" button="Turn it off" email={view.email} busy={busy} />
        </div>
      ) : (
        <WithPassword intent="begin-factor" button="Set it up" email={view.email} busy={busy} />
      )}
    </AccountSection>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left: make new ones.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}

function WithPassword(props: { intent: string; button: string; email: string; busy: boolean }) {
  const { intent, button, email, busy } = props;
  return (
    <Form method="post" preventScrollReset className="grid max-w-md content-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" autoComplete="username" value={email} />
      <SecretField label="Your password" name="password" autoComplete="current-password" />
      <div>
        <Button type="submit" aria-disabled={busy || undefined}>
          {button}
        </Button>
      </div>
    </Form>
  );
}

function Setup({ setup, busy }: { setup: FactorSetupView; busy: boolean }) {
  const { size, path } = setup.picture;
  return (
    <ol className="grid list-decimal gap-6 pl-5 marker:font-bold">
      <li>
        <p className="font-semibold">Scan this with your authenticator app</p>
        <div className="mt-3 flex flex-wrap items-start gap-5">
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label="The key as a picture for the camera of an authenticator app"
            shapeRendering="crispEdges"
            className="w-44 max-w-full rounded-sm bg-white"
          >
            <path d={path} fill="#000" />
          </svg>
          <div className="min-w-0 max-w-sm">
            <p className="text-sm text-ink-soft">Or type this key into it:</p>
            <p className="mt-1 font-mono break-words">{setup.key}</p>
            <p className="mt-3">
              <a href={setup.uri} className="text-link">
                Open the app on this device
              </a>
            </p>
          </div>
        </div>
      </li>
      <li>
        <p className="font-semibold">Keep these recovery codes where you keep important papers</p>
        <p className="mt-1 text-sm text-ink-soft">
          They are shown this once. Each lets you in one time without the app.
        </p>
        <RecoveryCodes codes={setup.recoveryCodes} />
      </li>
      <li>
        <p className="font-semibold">Enter the code that the app shows</p>
        <CodeForm busy={busy} />
      </li>
    </ol>
  );
}

/** Proves that the app makes the right codes. */
function CodeForm({ busy }: { busy: boolean }) {
  return (
    <Form method="post" preventScrollReset className="mt-3 grid max-w-md gap-4">
      <input type="hidden" name="intent" value="confirm-factor" />
      <Field label="Six digits">
        {(box) => (
          <input
            {...box}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={requiredOnSending}
            required
            maxLength={12}
            className={boxClasses}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="primary" aria-disabled={busy || undefined}>
          Turn it on
        </Button>
      </div>
    </Form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-3">
      <ul aria-label="Recovery codes" className="grid max-w-md grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} done="Recovery codes copied" className="mt-4">
        Copy the codes
      </CopyButton>
    </div>
  );
}
