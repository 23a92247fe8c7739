import type { StaffRole } from '#domain/accounts/roles.ts';
import type { Doer } from '../audit/audit-trail.ts';

/** An account as its keeper sees it. */
export interface StaffAccount {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastSignInAt: string | null;
  /** Since when nobody can sign in to it; null while somebody can. */
  disabledAt: string | null;
  /** Whether signing in asks for a code as well. */
  hasSecondFactor: boolean;
}

/** A link by which somebody sets their password once. */
export interface PasswordLink {
  /** What the link holds; kept nowhere. */
  token: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/**
 * Keeps accounts. Each change is one transaction with its line in the audit trail; `by` says whose it is, the command
 * line's where nobody is named. What changes an account that is not there answers undefined.
 */
export interface StaffAccounts {
  /** In alphabetical order of their emails. */
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | undefined>;
  /**
   * Answers undefined where the email has an account already. The password is kept as a slow hash only; without one
   * nobody can sign in until a link set it.
   */
  create(
    account: { email: string; name: string; password?: string | undefined },
    by?: Doer,
  ): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions and links. */
  disable(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  enable(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Ends the account with all that belongs to it. What it wrote stays. */
  remove(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions and links, all but the session that is named. */
  resetPassword(email: string, password: string, by?: Doer, currentSession?: string): Promise<StaffAccount | undefined>;
  /** Whether this is the account's password. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Lets the account in without a code, as for somebody who lost their telephone. */
  resetSecondFactor(email: string, by?: Doer): Promise<StaffAccount | undefined>;
  /** Makes the one link of an account; an earlier one ends. */
  makeLink(email: string, by: Doer): Promise<PasswordLink | undefined>;
  /** Whose link this is; undefined for one that was used, is over, or never was. */
  linkOwner(token: string): Promise<StaffAccount | undefined>;
  /** Sets the password once, as resetPassword; undefined as linkOwner. */
  redeemLink(token: string, password: string, place: string | undefined): Promise<StaffAccount | undefined>;
}

/** Characters of a password: fewer can be guessed, more only cost time to hash. */
export const passwordLength = { min: 12, max: 128 } as const;

/** Hours for which a link works. */
export const linkHours = 24;

/** How passwords are hashed and compared: slowly. */
export interface PasswordHashes {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
}
