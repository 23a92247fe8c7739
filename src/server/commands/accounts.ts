import { parseArgs } from 'node:util';
import { ContentError } from '#content/problem.ts';
import { isEmail, normalEmail } from '#domain/accounts/roles.ts';
import { accountTable } from '../auth/account-table.ts';
import type { StaffAccount } from '../auth/accounts.ts';
import { newPassword } from '../auth/new-password.ts';
import { type PasswordOwner, passwordProblem } from '../auth/password-rules.ts';
import { explanation } from '../command-line.ts';
import { type Accounts, composeAccounts } from '../compose-accounts.ts';
import { requireSite } from '../compose-storage.ts';
import { ConfigError, readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

const usage = `Keeps the accounts of the staff. Works while the site runs; what it changes holds at once.

  npm run account -- create EMAIL [--name NAME]   makes an account and prints its password, this once
  npm run account -- list                         shows every account
  npm run account -- disable EMAIL                signs the person out everywhere and lets them in no more
  npm run account -- enable EMAIL                 lets them in again
  npm run account -- reset-password EMAIL         prints a new password, this once, and signs them out everywhere
  npm run account -- reset-second-factor EMAIL    lets them in without a code, as after a lost telephone

Options
  --name NAME         how the person is called; without it, the part of the email before the @
  --role ROLE         staff or administrator. The administrator is whoever ADMIN_EMAIL names, and nobody else
  --password-stdin    with create and reset-password: takes the password from standard input instead of making one up

Staff reach /blog-admin. The administrator reaches /admin/studio as well. Run it with the same settings as the site
(DATA_DIR, DATABASE_URL, ADMIN_EMAIL). More: docs/operations.md, Accounts.`;

/** A mistake in the command, in a sentence for the operator. */
class Mistake extends Error {}

export interface CommandLine {
  environment: NodeJS.ProcessEnv;
  /** The arguments after the name of the command. */
  words: readonly string[];
  print: (line: string) => void;
  /** Reads all of standard input. */
  readInput: () => Promise<string>;
}

/** Runs the command. @returns The exit code. */
export async function runAccounts({ environment, words, print, readInput }: CommandLine): Promise<number> {
  try {
    const line = read(words);
    if (line === 'help') {
      print(usage);
      return 0;
    }
    const config = readConfig(environment);
    await requireSite(config);
    const accounts = await composeAccounts(config);
    try {
      await carryOut(line, accounts, print, readInput);
    } finally {
      await accounts.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof Mistake) {
      print(error.message);
      return 2;
    }
    const sentence = error instanceof StorageUnavailable ? explanation(error) : undefined;
    if (sentence !== undefined) print(sentence);
    else if (error instanceof ConfigError || error instanceof StartError || error instanceof ContentError)
      print(error.message);
    else throw error;
    return 1;
  }
}

interface Line {
  action: 'create' | 'list' | 'disable' | 'enable' | 'reset-password' | 'reset-second-factor';
  /** Normalised; empty with `list`. */
  email: string;
  name: string | undefined;
  role: string | undefined;
  passwordFromInput: boolean;
}

const actions: readonly string[] = [
  'create',
  'list',
  'disable',
  'enable',
  'reset-password',
  'reset-second-factor',
] satisfies Line['action'][];

function read(words: readonly string[]): Line | 'help' {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(words);
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${usage}`);
  }
  const { values, positionals } = parsed;
  const [action, typed = '', ...more] = positionals;
  if (values.help || action === 'help') return 'help';
  if (action === undefined || !actions.includes(action) || more.length > 0) throw new Mistake(usage);
  if (action !== 'list' && !isEmail(normalEmail(typed))) {
    throw new Mistake(`Name the account by its email: npm run account -- ${action} jo@clinic.example`);
  }
  return {
    action: action as Line['action'],
    email: normalEmail(typed),
    name: values.name?.trim() || undefined,
    role: values.role,
    passwordFromInput: values['password-stdin'],
  };
}

function parse(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      name: { type: 'string' },
      role: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
}

async function carryOut(
  line: Line,
  accounts: Accounts,
  print: (text: string) => void,
  readInput: () => Promise<string>,
): Promise<void> {
  const { store, administratorEmail, throttle } = accounts;
  const { action, email } = line;
  const given = async (name: string) => {
    if (!line.passwordFromInput) return undefined;
    return readPassword(readInput, { email, name, clinic: accounts.clinic });
  };
  switch (action) {
    case 'list':
      return print(accountTable(await store.list()));
    case 'create': {
      refuseOtherRole(line, administratorEmail);
      const name = line.name ?? email.replace(/@.*$/, '');
      const own = await given(name);
      const password = own ?? newPassword();
      const account = await store.create({ email, name, password });
      if (!account) {
        throw new Mistake(
          `${email} has an account already. A new password: npm run account -- reset-password ${email}`,
        );
      }
      return print(`${email} may sign in as ${account.role}.${passwordLine(own, password)}`);
    }
    case 'disable': {
      if (email === administratorEmail) {
        throw new Mistake(
          `${email} is the administrator. Name another one in ADMIN_EMAIL first, or set a new password: npm run account -- reset-password ${email}`,
        );
      }
      known(await store.disable(email), email);
      return print(
        `${email} is signed out everywhere and cannot sign in. To undo it: npm run account -- enable ${email}`,
      );
    }
    case 'enable': {
      known(await store.enable(email), email);
      await throttle.forget(email);
      return print(`${email} may sign in again.`);
    }
    case 'reset-second-factor': {
      known(await store.resetSecondFactor(email), email);
      return print(`${email} signs in with the password alone, until they set up a second factor again.`);
    }
    case 'reset-password': {
      const own = await given((await store.find(email))?.name ?? '');
      const password = own ?? newPassword();
      const { disabledAt } = known(await store.resetPassword(email, password), email);
      await throttle.forget(email);
      const still = disabledAt ? `\nThe account is switched off: npm run account -- enable ${email}` : '';
      return print(`${email} has a new password and is signed out everywhere.${passwordLine(own, password)}${still}`);
    }
  }
}

function refuseOtherRole({ role, email }: Line, administratorEmail: string): void {
  if (role === undefined || role === 'staff') {
    if (role === 'staff' && email === administratorEmail)
      throw new Mistake(`${email} is the administrator, because ADMIN_EMAIL names it. Leave --role out.`);
    return;
  }
  if (role !== 'administrator') throw new Mistake('Roles are staff and administrator.');
  if (email !== administratorEmail) {
    throw new Mistake(
      `The administrator is ${administratorEmail}. To name another one, start the site with ADMIN_EMAIL=${email}; it makes the account.`,
    );
  }
}

function known(account: StaffAccount | undefined, email: string): StaffAccount {
  if (account) return account;
  throw new Mistake(`Nobody has an account with the email ${email}. All there are: npm run account -- list`);
}

async function readPassword(readInput: () => Promise<string>, owner: PasswordOwner): Promise<string> {
  const password = (await readInput()).replace(/\r?\n$/, '');
  const problem = await passwordProblem(password, owner);
  if (problem) throw new Mistake(`${problem} Nothing was changed.`);
  return password;
}

function passwordLine(own: string | undefined, password: string): string {
  return own === undefined ? `\nThe password, shown this once:\n\n  ${password}\n` : '';
}
