/** The account whose email the configuration names is the one administrator. Every other account is staff. */
export type StaffRole = 'administrator' | 'staff';

/** The role of the account with this email. */
export function roleOf(email: string, administratorEmail: string): StaffRole {
  return normalEmail(email) === normalEmail(administratorEmail) ? 'administrator' : 'staff';
}

/** Whether a role may enter an area of the other role: the administrator may enter all. */
export function mayEnter(role: StaffRole, required: StaffRole): boolean {
  return role === 'administrator' || required === 'staff';
}

/** Whether a role may publish facts of the clinic at the desk. Staff save drafts and check them; the owner answers for what is said. */
export function mayPublishFacts(role: StaffRole): boolean {
  return role === 'administrator';
}

/** The canonical spelling of an address, by which accounts are found. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Maximum length of an email, by RFC 5321. */
const emailLimit = 254;

/** Whether this is a valid email for an account: one @, a domain with a dot, no characters that break a header or a command. */
export function isEmail(text: string): boolean {
  return (
    text.length <= emailLimit && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(text)
  );
}
