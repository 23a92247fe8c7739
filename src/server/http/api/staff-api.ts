import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInRequest } from '#wire/sign-in-request.ts';
import { authAddresses, type StaffSession, type StaffUser } from '#wire/staff-session.ts';
import type { RunningSession, SessionManager } from '../../auth/sessions.ts';
import type { SignIn } from '../../auth/sign-in.ts';
import { storageRetryAfter, storageTrouble } from '../../storage/storage-failure.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { readJson } from '../kernel/json-body.ts';
import { sendJson, sendRefusal } from '../kernel/replies.ts';
import { isSameOrigin, readBody } from '../kernel/request-body.ts';
import { headersOf } from '../kernel/request-headers.ts';
import type { Handler, SiteRequest } from '../kernel/site-request.ts';

export interface StaffApiOptions {
  sessionManager: SessionManager;
  signIn: SignIn;
  /** Writes a failure to the log. */
  report: (what: string, error: unknown) => void;
}

/** The refusal codes of a sign-in whose second factor is missing or wrong. */
const needsCode = { missing: 'code-needed', wrong: 'code-wrong' } as const;

/** Pages that the sign-out form may redirect to; any other goes to the home page. */
const afterSignOut = ['/admin/login', '/blog-admin'];

/** The message when the session could not be deleted. */
const signOutPending =
  'signing out is not finished. You are signed out in this browser. The session is refused from now on, and deleted as soon as the database answers.';

/** The session API of staff pages: /api/auth/…, on the main site only. No reply holds a credential. */
export function createStaffApi({ sessionManager, signIn, report }: StaffApiOptions): Handler {
  async function answer({ request, response, path, caller, ownHosts }: SiteRequest): Promise<void> {
    const headers = headersOf(request);
    const wanted = path === authAddresses.session || path === authAddresses.user ? 'GET' : 'POST';
    if (request.method !== wanted) {
      response.setHeader('allow', wanted);
      return fail(response, 405, 'method-not-allowed', `This address answers ${wanted} requests only.`);
    }
    if (wanted === 'POST' && !isSameOrigin(request, ownHosts))
      return fail(response, 403, 'cross-site', 'This was sent from another site.');

    switch (path) {
      case authAddresses.session: {
        const session = await sessionManager.current(headers);
        return void sendJson(response, 200, session ? presented(session) : null);
      }
      case authAddresses.user: {
        const member = await sessionManager.memberOf(headers);
        const user: StaffUser | null = member ? { email: member.email, name: member.name, role: member.role } : null;
        return void sendJson(response, 200, user);
      }
      case authAddresses.refresh: {
        const extended = await sessionManager.extend(headers);
        setCookies(response, extended?.cookies ?? []);
        return void sendJson(response, 200, extended ? presented(extended.session) : null);
      }
      case authAddresses.signOut: {
        const body = await readBody(request);
        const { cookies, pending } = await sessionManager.end(headers);
        setCookies(response, cookies);
        if (pending) report('a session could not be ended yet', pending);
        if (!/\btext\/html\b/.test(request.headers.accept ?? '')) {
          if (!pending) return void response.writeHead(204).end();
          return failForNow(response, 'sign-out-pending', `${storageTrouble[pending.reason]}, so ${signOutPending}`);
        }
        // A form of a page without script: redirect to a page.
        const to = new URLSearchParams(body?.toString('utf8')).get('to') ?? '';
        const page = afterSignOut.includes(to) ? to : '/';
        response.writeHead(303, { location: pending ? `${page}?notice=sign-out-pending` : page }).end();
        return;
      }
      case authAddresses.signIn:
        return signInByProgram(request, response, headers, caller);
      default:
        return fail(response, 404, 'not-found', 'There is nothing at this address.');
    }
  }

  async function signInByProgram(
    request: IncomingMessage,
    response: ServerResponse,
    headers: Headers,
    caller: string,
  ): Promise<void> {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return fail(response, 415, 'unsupported-media-type', 'Send JSON.');
    const body = await readJson(request);
    const parsed = 'failure' in body ? undefined : signInRequest.safeParse(body.value).data;
    if (!parsed) return fail(response, 422, 'invalid-request', 'Send email and password as texts.');
    const { email, password, code, quiet } = parsed;
    const result = await signIn({ email, password, code, required: 'staff', request: headers, caller });
    setCookies(response, result.cookies);
    if (result.kind === 'signed-in') return void sendJson(response, 200, presented(result.session));
    if (result.retryAfter !== undefined) response.setHeader('retry-after', String(result.retryAfter));
    const failure = result.needsCode ? needsCode[result.needsCode] : 'sign-in-refused';
    return fail(response, quiet ? 200 : result.status, failure, result.message);
  }

  return async (siteRequest) => {
    const { response, path, subSite } = siteRequest;
    if (subSite || !path.startsWith('/api/auth/')) return false;
    response.setHeader('cache-control', 'no-store');
    try {
      await answer(siteRequest);
    } catch (error) {
      report('a question about a session failed', error);
      if (response.headersSent) response.destroy();
      else if (error instanceof StorageUnavailable)
        failForNow(response, 'unavailable', `${storageTrouble[error.reason]} right now. Please try again in a moment.`);
      else fail(response, 500, 'internal-error', 'Something went wrong on our side.');
    }
    return true;
  };
}

function presented({ member, expiresAt }: RunningSession): StaffSession {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  return {
    expires_in: Math.max(0, seconds - Math.floor(Date.now() / 1000)),
    expires_at: seconds,
    token_type: 'bearer',
    user: { email: member.email, role: member.role },
  };
}

function setCookies(response: ServerResponse, cookies: readonly string[]): void {
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
}

/** The request is valid and may be repeated later. */
function failForNow(response: ServerResponse, code: string, message: string): void {
  sendRefusal(response, { status: 503, code, message, retryAfter: storageRetryAfter });
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  sendRefusal(response, { status, code, message });
}
