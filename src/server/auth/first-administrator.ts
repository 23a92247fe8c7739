import { StartError } from '../start-error.ts';
import type { StaffAccounts } from './accounts.ts';
import { newPassword } from './new-password.ts';
import { passwordProblem } from './password-rules.ts';

export type AdministratorAtStart =
  | { kind: 'exists'; email: string; disabled: boolean }
  /** `oneTimePassword` is for the console only and never stored; undefined if the configuration gave one. */
  | { kind: 'created'; email: string; oneTimePassword: string | undefined };

/**
 * Makes sure that the designated administrator has an account. Instances that start at the same moment make one account
 * together.
 *
 * @param password The configuration's, or undefined to generate one.
 */
export async function ensureAdministrator(
  accounts: StaffAccounts,
  email: string,
  password: string | undefined,
  clinic: string,
): Promise<AdministratorAtStart> {
  const found = await accounts.find(email);
  if (found) return { kind: 'exists', email: found.email, disabled: found.disabledAt !== null };
  const name = 'Administrator';
  const problem = password === undefined ? undefined : await passwordProblem(password, { email, name, clinic });
  if (problem) throw new StartError(`ADMIN_PASSWORD cannot be used. ${problem}`);
  const oneTimePassword = password === undefined ? newPassword() : undefined;
  const account = { email, name, password: password ?? oneTimePassword ?? '' };
  const created = await accounts.create(account, { name: 'the first start' });
  if (!created) return { kind: 'exists', email, disabled: false };
  return { kind: 'created', email: created.email, oneTimePassword };
}

/** The lines for the operator at start-up. For the console only: they may hold the one-time password. */
export function administratorLines(administrator: AdministratorAtStart, origin: string): string {
  const { email } = administrator;
  const where = `Staff sign in at ${origin}/admin/login (the administrator, ${email}) and ${origin}/blog-admin.`;
  const reset = `npm run account -- reset-password ${email}`;
  if (administrator.kind === 'exists') {
    const locked = administrator.disabled
      ? `\nThe administrator's account is switched off. Switch it on: npm run account -- enable ${email}`
      : '';
    return `${where}\nForgotten the password? ${reset}${locked}`;
  }
  const { oneTimePassword } = administrator;
  return oneTimePassword === undefined
    ? `${where}\nThe administrator's account was made just now, with the password of ADMIN_PASSWORD.`
    : `${where}\nThe administrator's account was made just now. Its password, shown this once:\n\n  ${oneTimePassword}\n\nAnother one: ${reset}`;
}
