import type { StaffAccount } from './accounts.ts';

/** Accounts as a table for the console. */
export function accountTable(accounts: readonly StaffAccount[]): string {
  if (accounts.length === 0) return "There is no account yet. The first start of the site makes the administrator's.";
  const rows = accounts.map(({ email, name, role, createdAt, lastSignInAt, disabledAt }) => [
    email,
    name,
    role,
    day(createdAt),
    lastSignInAt ? day(lastSignInAt) : 'never',
    disabledAt ? `off since ${day(disabledAt)}` : 'on',
  ]);
  const lines = [['Email', 'Name', 'Role', 'Since', 'Last sign-in', 'State'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const day = (time: string) => time.slice(0, 10);
