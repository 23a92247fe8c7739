import type { StaffRole } from '#domain/accounts/roles.ts';

/** A session in a list; times are in words. */
export interface SessionView {
  id: string;
  device: string;
  place: string | null;
  started: string;
  lastSeen: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

/** /blog-admin/account: what somebody sees of their own account. */
export interface OwnAccountView {
  email: string;
  name: string;
  secondFactor: 'off' | 'on';
  codesLeft: number;
  /** Whether nothing else can be done before a second factor is set up. */
  mustSetUpFactor: boolean;
  sessions: SessionView[];
}

/** How an authenticator app is set up; shown to its owner, once. */
export interface FactorSetupView {
  /** otpauth://totp/… */
  uri: string;
  /** To be typed where nothing can be scanned, in groups of four. */
  key: string;
  /** A square of so many modules, and the path of the dark ones. */
  picture: { size: number; path: string };
  recoveryCodes: string[];
}

/** What came of a form on the page of one's own account. */
export interface OwnAccountReply {
  section: 'password' | 'factor' | 'sessions';
  done?: string;
  problem?: string;
  setup?: FactorSetupView;
  recoveryCodes?: string[];
}

/** /admin/studio/staff: an account in the administrator's list. */
export interface StaffAccountView {
  email: string;
  name: string;
  role: StaffRole;
  since: string;
  lastSignIn: string | null;
  suspended: string | null;
  hasSecondFactor: boolean;
}

/** What came of a form on the page of staff accounts. */
export interface StaffAccountsReply {
  done?: string;
  problem?: string;
  /** A one-time link, shown this once. */
  link?: { address: string; email: string; until: string };
  /** Given back where an account could not be made. */
  typed?: { email: string; name: string };
  /** What was asked for, and is done once the password is typed with it. */
  confirm?: { intent: string; email: string; name: string };
}

/** A line of the audit trail. */
export interface AuditLine {
  key: string;
  at: string;
  /** In words. */
  moment: string;
  actor: string;
  words: string;
  subject: string;
  place: string | null;
  details: string | null;
}
