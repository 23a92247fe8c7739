import { encode } from 'uqr';
import type { FactorSetupView, SessionView, StaffAccountView } from '#wire/accounts.ts';
import type { StaffAccount } from '../auth/accounts.ts';
import type { FactorSetup } from '../auth/second-factor.ts';
import type { OpenSession } from '../auth/session-ledger.ts';
import type { ClinicClock } from './moments.ts';

export function presentSession(session: OpenSession, current: string | undefined, clock: ClinicClock): SessionView {
  return {
    id: session.id,
    device: session.device ?? 'A device that is not known',
    place: session.place,
    started: clock.inWords(session.startedAt),
    lastSeen: clock.inWords(session.lastSeenAt),
    isThis: session.id === current,
  };
}

export function presentAccount(account: StaffAccount, clock: ClinicClock): StaffAccountView {
  const { email, name, role, createdAt, lastSignInAt, disabledAt, hasSecondFactor } = account;
  return {
    email,
    name,
    role,
    since: clock.inWords(createdAt),
    lastSignIn: lastSignInAt && clock.inWords(lastSignInAt),
    suspended: disabledAt && clock.inWords(disabledAt),
    hasSecondFactor,
  };
}

/** The key of an authenticator app as text and as a QR code. */
export function presentSetup({ uri, recoveryCodes }: FactorSetup): FactorSetupView {
  const { size, data } = encode(uri, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return {
    uri,
    key: (key.match(/.{1,4}/g) ?? []).join(' '),
    picture: { size, path: dark.join('') },
    recoveryCodes,
  };
}
