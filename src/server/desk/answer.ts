import type { z } from 'zod';
import { deskRecord } from '#domain/desk/records.ts';
import {
  type CheckReply,
  checkRequest,
  type DeskFailure,
  draftRequest,
  dropDraftRequest,
  publishRequest,
  recordRequest,
  restoreRequest,
  undoRequest,
} from '#wire/desk.ts';
import type { DeskContext } from './desk.ts';
import { dropDraft, restoreVersion, saveDraft } from './drafts.ts';
import { type DeskRefusal, deskFailures, isRefusal } from './failures.ts';
import { publishRecord, undoRelease } from './publish.ts';
import { listRecords, readRecord } from './views.ts';

export interface DeskRequest {
  method: string;
  /** The path below the address of the desk, such as `publish`; empty for the list. */
  path: string;
  query: URLSearchParams;
  /** The parsed body; undefined if there is none or it cannot be read. */
  body: unknown;
}

type Operation = (context: DeskContext, request: DeskRequest) => Promise<object>;

function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (context: DeskContext, request: z.output<Schema>) => Promise<object>,
): Operation {
  return async (context, { method, query, body }) => {
    const parsed = schema.safeParse(method === 'GET' ? Object.fromEntries(query) : body);
    if (parsed.success) return run(context, parsed.data);
    const message = parsed.error.issues[0]?.message;
    return { failure: 'invalid', ...(message === undefined ? {} : { message }) } satisfies DeskRefusal;
  };
}

/** Every operation of the desk; docs/architecture.md lists them. */
export const deskOperations: readonly [method: string, path: string, run: Operation][] = [
  ['GET', '', listRecords],
  ['GET', 'record', operation(recordRequest, (context, { key }) => readRecord(context, key))],
  ['POST', 'draft', operation(draftRequest, (context, draft) => saveDraft(context, draft))],
  [
    'POST',
    'drop-draft',
    operation(dropDraftRequest, (context, { key, expected }) => dropDraft(context, key, expected)),
  ],
  [
    'POST',
    'check',
    operation(checkRequest, async (context, { key, value, from }): Promise<CheckReply | DeskRefusal> => {
      if (!deskRecord(key)) return { failure: 'not-found' };
      return context.check(key, value, from === null ? context.now() : Date.parse(from));
    }),
  ],
  ['POST', 'publish', operation(publishRequest, publishRecord)],
  ['POST', 'undo', operation(undoRequest, (context, { release }) => undoRelease(context, release))],
  ['POST', 'restore', operation(restoreRequest, (context, { key, version }) => restoreVersion(context, key, version))],
];

/**
 * Carries out a request of a signed-in member of staff.
 *
 * @throws StorageUnavailable
 */
export async function answerDesk(
  request: DeskRequest,
  context: DeskContext,
): Promise<{ status: number; body: object }> {
  const candidates = deskOperations.filter(([, path]) => path === request.path);
  const found = candidates.find(([method]) => method === request.method);
  if (!found) return refused({ failure: candidates.length > 0 ? 'method-not-allowed' : 'not-found' });
  const reply = await found[2](context, request);
  return isRefusal(reply) ? refused(reply) : { status: 200, body: reply };
}

function refused({ failure, message, ...rest }: DeskRefusal): { status: number; body: DeskFailure } {
  const usual = deskFailures[failure];
  return { status: usual.status, body: { error: { code: failure, message: message ?? usual.message }, ...rest } };
}
