import { data } from 'react-router';
import { AskPage } from '#features/chat/ask-page.tsx';
import { apology } from '#features/chat/unanswered-words.ts';
import { servicesOf } from '#server/services.ts';
import { type AskOutcome, askFields } from '#wire/ask.ts';
import { type ChatReply, chatRequest } from '#wire/chat.ts';
import type { Route } from './+types/ask';
import { pageHead, publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

const notCached = { 'cache-control': 'no-store' };

/** The empty form is the same for every visitor; a page with an answer on it is never cached. */
export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  if (errorHeaders) return notCached;
  return actionHeaders.has('cache-control') ? actionHeaders : publicHeaders();
}

/** Answers a message like the chat does, on a page: by the same function, within the same limits. */
export async function action({ request, context }: Route.ActionArgs) {
  const { runFunction, caller } = servicesOf(context);
  const posted = await request.formData().catch(() => {
    throw data(null, { status: 400, headers: notCached });
  });
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const question = text(askFields.message);
  const conversationId = text(askFields.conversationId);
  const isErasure = posted.has(askFields.erase);
  const problem = isErasure ? undefined : problemOf(question);
  if (problem) return shown({ kind: 'refused', question, conversationId, words: problem, isFieldProblem: true }, 422);
  const call = { caller, signal: request.signal };
  const outcome = isErasure
    ? await runFunction('chat', 'DELETE', { conversationId }, call)
    : await runFunction('chat', 'POST', { message: question, conversationId: conversationId || null }, call);
  if ('refusal' in outcome) {
    const { status, details } = outcome.refusal;
    const words = status === 429 ? waitWords(details.retryAfter ?? 60) : apology;
    const refused = { question, conversationId, words, isFieldProblem: false };
    return shown({ kind: 'refused', ...refused }, status, details.retryAfter);
  }
  if (isErasure) return shown({ kind: 'erased' }, 200);
  return shown({ kind: 'answered', question: question.trim(), reply: outcome.value as ChatReply }, 200);
}

function shown(outcome: AskOutcome, status: number, retryAfter?: number) {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return data(outcome, { status, headers: { ...notCached, ...wait } });
}

/** What is wrong with a message, in a sentence for the person who wrote it. */
function problemOf(message: string): string | undefined {
  const { success, error } = chatRequest.safeParse({ message });
  if (success) return undefined;
  const isTooLong = error.issues.some(({ code }) => code === 'too_big');
  return isTooLong ? 'This message is too long. Please shorten it, or ask in parts.' : 'Please write a message first.';
}

function waitWords(seconds: number): string {
  const time = seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `You have sent many messages in a short time. You can send the next one in ${time}.`;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches, {
    title: 'Ask the assistant',
    description: 'Ask about bookings, fees, medicines or your health, on a page that works in every browser.',
    path: '/ask',
    hidden: true,
  });
}

export default function AskRoute({ actionData }: Route.ComponentProps) {
  return <AskPage shell={useShell()} outcome={actionData} />;
}
