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
  /** Whether signing in asks for a code as well. */
  two_factor_enabled: boolean | number | null;
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
  /** Such as 'Firefox on Windows'. */
  device: string | null;
  /** Roughly: 203.0.113.x. */
  place: string | null;
  last_seen_at: string | null;
}

/** The second factor of an account. Written and read by better-auth; `secret` and `backup_codes` are encrypted. */
export interface StaffSecondFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  /** Whether a first code was entered; until then nobody is asked for one. */
  verified: boolean | number | null;
  failed_verification_count: number | null;
  locked_until: string | null;
  /** Keyed hash of the code that was used last: none works twice. */
  used_code: string | null;
}

/** What better-auth remembers between a password and the code that follows it, for minutes. */
export interface StaffVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** Links by which somebody sets a password once. */
export interface StaffLinksTable {
  /** SHA-256 of what the link holds. */
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** Attempts of the last minutes, and turns that were given out. Emails, addresses and browsers are keyed hashes. */
export interface SignInAttemptsTable {
  id: string;
  account: string;
  address: string;
  /** Milliseconds since 1970. */
  at: number;
}
