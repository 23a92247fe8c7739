import type { BetterAuthOptions, DBAdapter } from 'better-auth';
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

/** What a transaction offers. */
type Changes = Pick<DBAdapter<BetterAuthOptions>, 'create' | 'findOne' | 'update' | 'deleteMany'>;

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

  async function setPassword(adapter: Changes, userId: string, hash: string): Promise<void> {
    const where = [
      { field: 'userId', value: userId },
      { field: 'providerId', value: 'credential' },
    ];
    // An account may lack its password: once, a program that was stopped half-way left one so.
    if (await adapter.findOne({ model: 'account', where })) {
      await adapter.update({ model: 'account', where, update: { password: hash, updatedAt: new Date() } });
    } else {
      const now = new Date();
      const data = { userId, accountId: userId, providerId: 'credential', password: hash };
      await adapter.create({ model: 'account', data: { ...data, createdAt: now, updatedAt: now } });
    }
  }

  const endSessions = (adapter: Changes, userId: string) =>
    adapter.deleteMany({ model: 'session', where: [{ field: 'userId', value: userId }] });

  /** All of it or nothing: a new password beside sessions of the old one would be neither. */
  async function inOne<T>(work: (adapter: Changes) => Promise<T>): Promise<T> {
    return (await auth.$context).adapter.transaction(work);
  }

  const hashOf = async (password: string) => (await auth.$context).password.hash(password);

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
      const hash = await hashOf(password);
      const now = new Date();
      const data = { email: normalEmail(email), name, emailVerified: true, createdAt: now, updatedAt: now };
      try {
        return await inOne(async (adapter) => {
          const user = await adapter.create<typeof data, User>({ model: 'user', data });
          await setPassword(adapter, user.id, hash);
          return present(user);
        });
      } catch (error) {
        // Another program may have been faster: the email is unique in the database.
        if (await userOf(email)) return undefined;
        throw error;
      }
    },
    async disable(email) {
      const user = await userOf(email);
      if (!user) return undefined;
      const disabledAt = new Date();
      await inOne(async (adapter) => {
        const where = [{ field: 'id', value: user.id }];
        await adapter.update({ model: 'user', where, update: { disabledAt, updatedAt: disabledAt } });
        await endSessions(adapter, user.id);
      });
      return present({ ...user, disabledAt });
    },
    enable: (email) => change(email, { disabledAt: null }),
    async resetPassword(email, password) {
      const user = await userOf(email);
      if (!user) return undefined;
      const hash = await hashOf(password);
      await inOne(async (adapter) => {
        await setPassword(adapter, user.id, hash);
        await endSessions(adapter, user.id);
      });
      return present(user);
    },
  };
}
