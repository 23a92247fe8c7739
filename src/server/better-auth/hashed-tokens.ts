import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter } from 'better-auth';

type Adapter = DBAdapter<BetterAuthOptions>;
type Where = NonNullable<Parameters<Adapter['findOne']>[0]['where']>;
type Row = Record<string, unknown>;

/**
 * Keeps session tokens as hashes: whoever reads the database, or a backup of it, cannot become somebody with what they
 * find. The library asks by token and is answered with the token it asked by.
 */
export function withHashedTokens(adapter: Adapter): Adapter {
  return {
    ...adapter,
    create: async (request) => {
      if (request.model !== 'session') return adapter.create(request);
      const { token } = request.data as Row;
      const data = { ...request.data, token: hashed(token), ipAddress: undefined, userAgent: undefined };
      return restored(await adapter.create({ ...request, data } as typeof request), token) as never;
    },
    findOne: async (request) => restored(await adapter.findOne(hashedRequest(request)), tokenOf(request)) as never,
    findMany: (request) => adapter.findMany(hashedRequest(request)),
    count: (request) => adapter.count(hashedRequest(request)),
    update: async (request) => restored(await adapter.update(hashedRequest(request)), tokenOf(request)) as never,
    updateMany: (request) => adapter.updateMany(hashedRequest(request)),
    delete: (request) => adapter.delete(hashedRequest(request)),
    deleteMany: (request) => adapter.deleteMany(hashedRequest(request)),
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as Adapter))),
  };
}

interface Asked {
  model: string;
  where?: Where | undefined;
}

function hashedRequest<T extends Asked>(request: T): T {
  if (request.model !== 'session' || !request.where) return request;
  const where = request.where.map((part) => {
    if (part.field !== 'token') return part;
    return { ...part, value: Array.isArray(part.value) ? part.value.map(hashed) : hashed(part.value) };
  });
  return { ...request, where };
}

/** The one token that a request asks by. */
function tokenOf({ model, where }: Asked): unknown {
  return model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined;
}

function restored(row: unknown, token: unknown): unknown {
  return row && typeof token === 'string' ? { ...(row as Row), token } : row;
}

function hashed(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}
