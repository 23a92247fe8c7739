/** An account of staff. Written and read by better-auth; see src/server/better-auth. */
export interface StaffAccountsTable {
  id: string;
  /** In lower case. */
  email: string;
  email_verified: boolean | number;
  name: string;
  image: string | null;
  /** ISO 8601, UTC, milliseconds, like all times here. */
  disabled_at: string | null;
  last_sign_in_at: string | null;
  /** Whether sign-in also requires a code. */
  two_factor_enabled: boolean | number | null;
  created_at: string;
  updated_at: string;
}

export interface StaffCredentialsTable {
  id: string;
  user_id: string;
  /** Always 'credential': a password. */
  provider_id: string;
  /** The id of the account, again. */
  account_id: string;
  /** Salt and scrypt key. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface StaffSessionsTable {
  id: string;
  /** SHA-256 of the token in the cookie, so that this table gives access to no session. */
  token_hash: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  /** Such as 'Firefox on Windows'. */
  device: string | null;
  /** Truncated address: 203.0.113.x. */
  place: string | null;
  last_seen_at: string | null;
}

/** The second factor of an account. Written and read by better-auth; `secret` and `backup_codes` are encrypted. */
export interface StaffSecondFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  /** Whether a first code was entered; until then sign-in requires no code. */
  verified: boolean | number | null;
  failed_verification_count: number | null;
  locked_until: string | null;
  /** Keyed hash of the last used code: no code works twice. */
  used_code: string | null;
}

/** State of better-auth between a password and the code that follows it, for minutes. */
export interface StaffVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** One-time links to set a password. */
export interface StaffLinksTable {
  /** SHA-256 of the link's token. */
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** Attempts of the last minutes, and reserved attempts. Emails, addresses and browsers are keyed hashes. */
export interface SignInAttemptsTable {
  id: string;
  account: string;
  address: string;
  /** Milliseconds since 1970. */
  at: number;
}
