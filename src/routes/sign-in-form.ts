import { data, type RouterContextProvider, redirect } from 'react-router';
import type { StaffRole } from '#domain/accounts/roles.ts';
import { storableText } from '#domain/site/storable-text.ts';
import { cookiesRefused, type Refused } from '#features/staff-sign-in/words.ts';
import { servicesOf } from '#server/services.ts';

interface RequestDetails {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface SignInAccess {
  /** Who may come in here. */
  required: StaffRole;
  /** Where it leads: this page, or the page below it that the form names. Nowhere else, whatever the form says. */
  to: string;
}

/** Answers a sign-in form: leads on with a session, or says why not. */
export async function answerSignIn({ request, context }: RequestDetails, { required, to }: SignInAccess) {
  const { staffAccess, caller, isData } = servicesOf(context);
  const form = await readForm(request);
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const code = form.get('code') ?? '';
  const result = await staffAccess.signIn({ email, password, code, required, request: request.headers, caller });
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of result.cookies) headers.append('set-cookie', cookie);
  if (result.kind === 'signed-in') return redirect(pageBelow(to, form.get('to')), { status: 303, headers });
  if (result.retryAfter !== undefined) headers.set('retry-after', String(result.retryAfter));
  const refused: Refused = { message: result.message, email, needsCode: result.needsCode };
  // To the router a refusal is an answer like any other: as a status it would stand in the browser's console.
  return data(refused, { status: isData ? 200 : result.status, headers });
}

/** In the browser: what the server answered, or the given words where it answered nothing that can be used. */
export async function orUnexplained(serverAction: () => Promise<Refused>, message: string): Promise<Refused> {
  if (!navigator.cookieEnabled) return { message: cookiesRefused, email: '' };
  return serverAction().catch((error: unknown) => {
    // How the router leads on.
    if (error instanceof Response) throw error;
    return { message, email: '' };
  });
}

function pageBelow(root: string, wanted: string | undefined): string {
  return wanted?.startsWith(`${root}/`) && /^(\/[\w-]+)+$/.test(wanted) ? wanted : root;
}

/** The fields of a form; of a body that is none, nothing. */
async function readForm(request: Request): Promise<Map<string, string>> {
  try {
    const entries = [...(await request.formData())];
    return new Map(entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, storableText(text)]] : [])));
  } catch {
    return new Map();
  }
}
