import { redirect, useNavigation } from 'react-router';
import { OwnAccount } from '#features/accounts/own-account.tsx';
import { type AtOwnAccount, changeOwnPassword, doerOf, passwordRefusal } from '#server/auth/own-account.ts';
import { presentSession, presentSetup } from '#server/presenters/accounts.ts';
import { clockOf } from '#server/presenters/moments.ts';
import { servicesOf } from '#server/services.ts';
import type { OwnAccountReply, OwnAccountView } from '#wire/accounts.ts';
import type { Route } from './+types/own-account';
import { staffHead } from './page-head.ts';
import { lacksFactor, requireSession, staffHeaders } from './require-staff.ts';
import { formReply, textsOf } from './staff-forms.ts';

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const member = await requireSession(args);
  const { accountServices, staffAccess, content } = servicesOf(args.context);
  const clock = clockOf(content.site);
  const [account, sessions, current, codesLeft] = await Promise.all([
    accountServices.store.find(member.email),
    accountServices.ledger.list(member.id),
    staffAccess.sessionManager.current(args.request.headers),
    accountServices.factors.codesLeft(member.id),
  ]);
  const view: OwnAccountView = {
    email: member.email,
    name: member.name,
    secondFactor: account?.hasSecondFactor ? 'on' : 'off',
    codesLeft,
    mustSetUpFactor: await lacksFactor(args),
    sessions: sessions.map((session) => presentSession(session, current?.id, clock)),
  };
  return { view, clockName: clock.name };
}

export async function action(args: Route.ActionArgs) {
  const member = await requireSession(args);
  const { accountServices: desk, staffAccess, caller } = servicesOf(args.context);
  const { headers: request } = args.request;
  const session = (await staffAccess.sessionManager.current(request))?.id ?? '';
  const text = await textsOf(args.request);
  const { reply, cookies } = await carryOut({ desk, member, session, request, caller }, text);
  // A form without script: its page would be read with the session that the new cookie replaced, and ask to sign in.
  if (cookies && !servicesOf(args.context).isData) {
    const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
    throw redirect('/blog-admin/account', { status: 303, headers });
  }
  return formReply(args.context, reply, cookies);
}

interface Outcome {
  reply: OwnAccountReply;
  cookies?: string[];
}

async function carryOut(at: AtOwnAccount, text: (name: string) => string): Promise<Outcome> {
  const { desk, member, session, request } = at;
  const own = { id: member.id, email: member.email };
  const password = text('password');
  switch (text('intent')) {
    case 'change-password': {
      const problem = await changeOwnPassword(at, { present: password, next: text('next'), again: text('again') });
      if (problem) return { reply: { section: 'password', problem } };
      return { reply: { section: 'password', done: 'Your password is changed. Every other session was signed out.' } };
    }
    case 'begin-factor': {
      const problem = await passwordRefusal(at, password);
      const setup = problem ? undefined : await desk.factors.begin(request, password);
      if (setup) return { reply: { section: 'factor', setup: presentSetup(setup) } };
      return { reply: { section: 'factor', problem: problem ?? 'A second factor is on already.' } };
    }
    case 'confirm-factor': {
      const confirmed = await desk.factors.confirm(request, text('code'));
      if (!confirmed) {
        const setup = await desk.factors.pending(member.id);
        const problem = 'This code is not right. Enter the six digits that your app shows now.';
        return { reply: { section: 'factor', problem, ...(setup ? { setup: presentSetup(setup) } : {}) } };
      }
      await desk.audit.note({ action: 'second-factor-on', by: doerOf(at), subject: { id: own.id, name: own.email } });
      const done = 'The second factor is on. From now on, signing in asks for a code.';
      return { reply: { section: 'factor', done }, cookies: confirmed.cookies };
    }
    case 'new-codes': {
      const problem = await passwordRefusal(at, password);
      const recoveryCodes = problem ? undefined : await desk.factors.newRecoveryCodes(request, password);
      if (!recoveryCodes) return { reply: { section: 'factor', problem: problem ?? 'No second factor is on.' } };
      await desk.audit.note({
        action: 'recovery-codes-made',
        by: doerOf(at),
        subject: { id: own.id, name: own.email },
      });
      return {
        reply: { section: 'factor', recoveryCodes, done: 'These are your new codes. The old ones work no more.' },
      };
    }
    case 'end-factor': {
      const problem = await passwordRefusal(at, password);
      if (problem) return { reply: { section: 'factor', problem } };
      await desk.store.resetSecondFactor(member.email, doerOf(at));
      return { reply: { section: 'factor', done: 'The second factor is off. The password alone lets you in.' } };
    }
    case 'end-session': {
      const ended = await desk.ledger.end(text('session'), own, doerOf(at));
      const done = ended ? 'That session is signed out.' : 'That session was over already.';
      return { reply: { section: 'sessions', done } };
    }
    case 'end-other-sessions': {
      const count = await desk.ledger.endOthers(session, own, doerOf(at));
      const done = count === 0 ? 'There is no other session.' : 'Every other session is signed out.';
      return { reply: { section: 'sessions', done } };
    }
    default:
      return { reply: { section: 'password', problem: 'This form is not known. Load the page again.' } };
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return staffHead(matches, 'Your account');
}

export default function OwnAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return <OwnAccount view={loaderData.view} reply={actionData} clock={loaderData.clockName} busy={busy} />;
}
