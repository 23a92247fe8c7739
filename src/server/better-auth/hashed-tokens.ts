import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter } from 'better-auth';
import type { EndedSessions } from '../auth/ended-sessions.ts';

type Adapter = DBAdapter<BetterAuthOptions>;
type Where = NonNullable<Parameters<Adapter['findOne']>[0]['where']>;
type Row = Record<string, unknown>;

/**
 * Stores session tokens as hashes, so that a reader of the database, or of a backup, cannot take over a session. The library
 * looks up by token and receives that token back. A session that ended but could not be deleted is refused.
 */
export function withHashedTokens(adapter: Adapter, ended: EndedSessions): Adapter {
  const isOver = (request: RequestDetails) => {
    const token = tokenOf(request);
    return typeof token === 'string' && ended.has(hashed(token));
  };
  return {
    ...adapter,
    create: async (request) => {
      if (request.model !== 'session') return adapter.create(request);
      const { token } = request.data as Row;
      const data = { ...request.data, token: hashed(token), ipAddress: undefined, userAgent: undefined };
      return restored(await adapter.create({ ...request, data } as typeof request), token) as never;
    },
    findOne: async (request) =>
      (isOver(request) ? null : restored(await adapter.findOne(hashedRequest(request)), tokenOf(request))) as never,
    findMany: (request) => adapter.findMany(hashedRequest(request)),
    count: (request) => adapter.count(hashedRequest(request)),
    update: async (request) =>
      (isOver(request) ? null : restored(await adapter.update(hashedRequest(request)), tokenOf(request))) as never,
    updateMany: (request) => adapter.updateMany(hashedRequest(request)),
    delete: async (request) => {
      try {
        await adapter.delete(hashedRequest(request));
      } catch (error) {
        const token = tokenOf(request);
        if (typeof token === 'string') ended.add(hashed(token));
        throw error;
      }
    },
    deleteMany: (request) => adapter.deleteMany(hashedRequest(request)),
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as Adapter, ended))),
  };
}

interface RequestDetails {
  model: string;
  where?: Where | undefined;
}

function hashedRequest<T extends RequestDetails>(request: T): T {
  if (request.model !== 'session' || !request.where) return request;
  const where = request.where.map((part) => {
    if (part.field !== 'token') return part;
    return { ...part, value: Array.isArray(part.value) ? part.value.map(hashed) : hashed(part.value) };
  });
  return { ...request, where };
}

/** The token in a lookup. */
function tokenOf({ model, where }: RequestDetails): unknown {
  return model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined;
}

function restored(row: unknown, token: unknown): unknown {
  return row && typeof token === 'string' ? { ...(row as Row), token } : row;
}

/** The stored form of a token. */
export function hashed(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}
