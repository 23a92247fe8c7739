/** There is one administrator, the account whose email the configuration names. Everybody else with an account is staff. */
export type StaffRole = 'administrator' | 'staff';

/** The role of the account with this email. */
export function roleOf(email: string, administratorEmail: string): StaffRole {
  return normalEmail(email) === normalEmail(administratorEmail) ? 'administrator' : 'staff';
}

/** Whether somebody of this role may enter what asks for that one: the administrator enters everything. */
export function mayEnter(role: StaffRole, required: StaffRole): boolean {
  return role === 'administrator' || required === 'staff';
}

/** One spelling for an address: accounts are found by it. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Characters of an email at most, as RFC 5321 has it. */
const emailLimit = 254;

/** Whether this can be the email of an account: one @, a domain with a dot, nothing that a header or a command could trip over. */
export function isEmail(text: string): boolean {
  return (
    text.length <= emailLimit && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(text)
  );
}
