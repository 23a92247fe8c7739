import type { Cookies } from './sessions.ts';

/** What an authenticator app is set up with. Shown once, to its owner. */
export interface FactorSetup {
  /** otpauth://totp/… */
  uri: string;
  /** Each lets its owner in once without the app. */
  recoveryCodes: string[];
}

/** The second factor of whoever's session a request carries. Each answers undefined where there is none to do it to. */
export interface SecondFactors {
  /** Begins anew: nothing is asked for until `confirm` saw a first code. @param password Of the account. */
  begin(request: Headers, password: string): Promise<FactorSetup | undefined>;
  /** What was begun and not confirmed. */
  pending(accountId: string): Promise<FactorSetup | undefined>;
  /** Turns it on with a first code of the app; false where it is not right. */
  confirm(request: Headers, code: string): Promise<{ cookies: Cookies } | false>;
  /** Replaces the recovery codes. @param password Of the account. */
  newRecoveryCodes(request: Headers, password: string): Promise<string[] | undefined>;
  /** How many recovery codes are left. */
  codesLeft(accountId: string): Promise<number>;
}
