import type { StaffRole } from '#domain/accounts/roles.ts';

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
}

/** Keeps accounts. Nobody makes one over the network: only start-up and the command line reach this. */
export interface StaffAccounts {
  /** In alphabetical order of their emails. */
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | undefined>;
  /** Answers undefined where the email has an account already. The password is kept as a slow hash only. */
  create(account: { email: string; name: string; password: string }): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions. Answers undefined where there is none, as the ones below do. */
  disable(email: string): Promise<StaffAccount | undefined>;
  enable(email: string): Promise<StaffAccount | undefined>;
  /** Ends the account's sessions. */
  resetPassword(email: string, password: string): Promise<StaffAccount | undefined>;
}

/** Characters of a password: fewer can be guessed, more only cost time to hash. */
export const passwordLength = { min: 12, max: 128 } as const;
