import { normalEmail, roleOf } from '#domain/accounts/roles.ts';
import type { StaffAccount, StaffAccounts } from '../auth/accounts.ts';
import type { Auth } from './auth.ts';

/** The library's own row of an account. */
interface User {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  disabledAt?: Date | null;
  lastSignInAt?: Date | null;
}

/** Most accounts of a clinic. */
const accountLimit = 1000;

export function staffAccounts(auth: Auth, administratorEmail: string): StaffAccounts {
  const internals = async () => (await auth.$context).internalAdapter;

  function present({ id, email, name, createdAt, disabledAt, lastSignInAt }: User): StaffAccount {
    return {
      id,
      email,
      name,
      role: roleOf(email, administratorEmail),
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    };
  }

  async function userOf(email: string): Promise<User | undefined> {
    return (await (await internals()).findUserByEmail(normalEmail(email)))?.user;
  }

  async function change(email: string, fields: Partial<User>): Promise<StaffAccount | undefined> {
    const user = await userOf(email);
    if (!user) return undefined;
    return present({ ...user, ...((await (await internals()).updateUser(user.id, fields)) as Partial<User>) });
  }

  async function setPassword(userId: string, password: string): Promise<void> {
    const context = await auth.$context;
    const hash = await context.password.hash(password);
    // Made by a program that was stopped half-way, an account may lack its password.
    if (await context.internalAdapter.findCredentialAccount(userId)) {
      await context.internalAdapter.updatePassword(userId, hash);
    } else {
      await context.internalAdapter.linkAccount({
        userId,
        accountId: userId,
        providerId: 'credential',
        password: hash,
      });
    }
  }

  return {
    async list() {
      const users = await (await internals()).listUsers(accountLimit);
      return (users as User[]).map(present).sort((a, b) => (a.email < b.email ? -1 : 1));
    },
    async find(email) {
      const user = await userOf(email);
      return user && present(user);
    },
    async create({ email, name, password }) {
      const adapter = await internals();
      let user: User;
      try {
        user = await adapter.createUser({ email: normalEmail(email), name, emailVerified: true }, { method: 'admin' });
      } catch (error) {
        // Another program may have been faster: the email is unique in the database.
        if (await userOf(email)) return undefined;
        throw error;
      }
      await setPassword(user.id, password);
      return present(user);
    },
    async disable(email) {
      const account = await change(email, { disabledAt: new Date() });
      if (account) await (await internals()).deleteUserSessions(account.id);
      return account;
    },
    enable: (email) => change(email, { disabledAt: null }),
    async resetPassword(email, password) {
      const user = await userOf(email);
      if (!user) return undefined;
      await setPassword(user.id, password);
      await (await internals()).deleteUserSessions(user.id);
      return present(user);
    },
  };
}
