import type { Cookies } from './sessions.ts';

/** The data to set up an authenticator app. Shown once, to its owner. */
export interface FactorSetup {
  /** otpauth://totp/… */
  uri: string;
  /** Each code replaces the app once. */
  recoveryCodes: string[];
}

/** The second factor of the account whose session a request carries. Methods return undefined without a session or factor. */
export interface SecondFactors {
  /** Starts again: sign-in requires no code until `confirm` accepts the first one. @param password Of the account. */
  begin(request: Headers, password: string): Promise<FactorSetup | undefined>;
  /** A setup that was begun and not confirmed. */
  pending(accountId: string): Promise<FactorSetup | undefined>;
  /** Turns it on with a first code of the app; false if the code is wrong. */
  confirm(request: Headers, code: string): Promise<{ cookies: Cookies } | false>;
  /** Replaces the recovery codes. @param password Of the account. */
  newRecoveryCodes(request: Headers, password: string): Promise<string[] | undefined>;
  /** Number of unused recovery codes. */
  codesLeft(accountId: string): Promise<number>;
}
