import type { StaffRole } from '#domain/accounts/roles.ts';
import type { Doer } from '../audit/audit-trail.ts';

/** An account as the administrator sees it. */
export interface StaffAccount {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastSignInAt: string | null;
  /** Time since when sign-in is disabled; null if enabled. */
  disabledAt: string | null;
  /** Whether sign-in also requires a code. */
  hasSecondFactor: boolean;
}

/** A one-time link to set a password. */
export interface PasswordLink {
  /** The token of the link; not stored. */
  token: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/**
 * Manages accounts. Each change is one transaction with its audit event; `by` is the actor, by default the command line. A
 * change to an unknown account returns undefined.
 */
export interface StaffAccounts {
  /** In alphabetical order of their emails. */
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | undefined>;
  /**
   * Returns undefined if the email has an account. Only a slow hash of the password is stored; without a password, sign-in is
   * impossible until a link sets one.
   */
  create(
    account: { email: string; name: string; password?: string | undefined },
    by?: Doer,
  ): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions and links. */
  disable(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  enable(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Deletes the account and its data. Its posts stay. */
  remove(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions and links, except the given session. */
  resetPassword(email: string, password: string, by?: Doer, currentSession?: string): Promise<StaffAccount | undefined>;
  /** Whether this is the account's password. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Removes the second factor, for example after the loss of a telephone. */
  resetSecondFactor(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Makes the one link of an account; an earlier one becomes invalid. */
  makeLink(email: string, by: Doer): Promise<PasswordLink | undefined>;
  /** The account of a link; undefined if it was used, expired or never existed. */
  linkOwner(token: string): Promise<StaffAccount | undefined>;
  /** Sets the password once, like resetPassword; undefined like linkOwner. */
  redeemLink(token: string, password: string, place: string | undefined): Promise<StaffAccount | undefined>;
}

/** Characters of a password: fewer can be guessed, more only take time to hash. */
export const passwordLength = { min: 12, max: 128 } as const;

/** Hours for which a link is valid. */
export const linkHours = 24;

/** Hashes and verifies passwords, slowly. */
export interface PasswordHashes {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
}
