import { expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { readCases } from '#tests/evaluation/cases.ts';
import { leastShare } from '#tests/evaluation/evaluate.ts';
import { figuresOfContent, judge } from '#tests/evaluation/judge.ts';
import { say } from '#tests/support/chat.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import type { ChatReply } from '#wire/chat.ts';

const site = await sharedSiteWithAssistant();

/** Every fortieth conversation: the endpoint adds HTTP, the database and the sanitiser, not rules. */
const sample = readCases().filter((_, index) => index % 40 === 0);

test('[CHAT-05] [CHAT-06] the endpoint answers the evaluation as the assistant behind it does', async () => {
  const figures = figuresOfContent(loadContent('content'));
  const failed: unknown[] = [];
  const wrong: unknown[] = [];
  for (const requested of sample) {
    let reply: ChatReply | undefined;
    for (const turn of requested.turns) reply = await say(site, turn, reply?.conversationId ?? null);
    if (!reply) throw new Error('no reply');
    const { faults, forbidden, unsafeHtml } = judge(requested, reply, figures);
    if (faults.length > 0) failed.push(requested.turns);
    const grave = requested.category === 'crisis' || requested.category === 'near-misses';
    if (forbidden.length > 0 || unsafeHtml || (grave && faults.length > 0))
      wrong.push([requested.turns, faults, forbidden]);
  }
  expect(sample.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
  expect(failed.length / sample.length).toBeLessThan(1 - leastShare);
}, 300_000);
