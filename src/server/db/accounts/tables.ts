/** Somebody who may sign in. Written and read by better-auth; see src/server/better-auth. */
export interface StaffAccountsTable {
  id: string;
  /** In lower case. */
  email: string;
  email_verified: boolean | number;
  name: string;
  image: string | null;
  /** ISO 8601, UTC, milliseconds, as all times here. */
  disabled_at: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface StaffCredentialsTable {
  id: string;
  user_id: string;
  /** Always 'credential': a password. */
  provider_id: string;
  /** The id of the account again. */
  account_id: string;
  /** Salt and scrypt key. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface StaffSessionsTable {
  id: string;
  /** SHA-256 of what the cookie names, so that this table opens nothing. */
  token_hash: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** Attempts of the last minutes, and turns that were given out. Emails, addresses and browsers are keyed hashes. */
export interface SignInAttemptsTable {
  id: string;
  account: string;
  address: string;
  /** Milliseconds since 1970. */
  at: number;
}
