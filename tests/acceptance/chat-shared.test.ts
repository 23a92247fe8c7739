import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendChat } from '#tests/support/chat.ts';
import { type MeaningFaults, meaningFaults } from '#tests/support/meaning-faults.ts';
import { readiness, type Site, startWithAssistant } from '#tests/support/site.ts';
import type { ChatReply } from '#wire/chat.ts';

// One assistant for all visitors: long messages of one visitor delay no other.

let faults: MeaningFaults;
let site: Site;

beforeAll(async () => {
  faults = meaningFaults();
  site = await startWithAssistant({ ...faults.settings, CHAT_LIMIT: '5000', TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await site.stop();
  faults.close();
});

async function from(address: string, message: string): Promise<ChatReply> {
  const reply = await sendChat(site, { message, conversationId: null }, { 'x-forwarded-for': address });
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as ChatReply;
}

/** Ordinary prose in which no sentence comes twice, on nothing that a clinic would worry about. */
function story(characters: number, of: number): string {
  const things = ['garden', 'kitchen', 'veranda', 'shed', 'paddock', 'garage', 'office', 'library'];
  const acts = ['painted', 'tidied', 'measured', 'photographed', 'swept', 'described', 'visited', 'planned'];
  let text = '';
  for (let at = of * 1000; text.length < characters; at += 1)
    text += `On day ${at} we ${acts[at % 8]} the ${things[(at >> 3) % 8]} and then had lunch with neighbour ${at * 7}. `;
  return text.slice(0, characters);
}

describe('[TRUST-03] while one visitor sends six long messages at once, each taking the parser most of a second', () => {
  test('others are answered, a danger at once, and the site is ready', async () => {
    await from('198.51.100.1', 'How much is a follow-up?');
    faults.begin('slow');
    const long = Promise.all(Array.from({ length: 6 }, (_, at) => from('203.0.113.9', story(1900, at))));
    const [cost, danger, other] = await Promise.all([
      from('198.51.100.2', 'What are your opening hours?'),
      from('198.51.100.3', 'I want to kill myself'),
      from('198.51.100.4', 'Do I need a referral?'),
    ]);
    const state = await readiness(site);
    const flood = await long;
    faults.end();
    expect(danger).toMatchObject({ urgent: true, booking_button: false });
    expect(danger.message).toContain('href="tel:131114"');
    expect(state).toEqual({ status: 200, ready: true });
    for (const { message } of [cost, other, ...flood]) expect(message).not.toContain('I cannot answer that just now');
    // A visitor whose message timed out is told so, with the emergency numbers.
    for (const { message } of flood) {
      expect(message).toContain('href="tel:000"');
      expect(message).toContain('href="tel:131114"');
    }
  });
});

/** Milliseconds of processor time that the site has used, in all of its threads. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${site.process.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

test.runIf(process.platform === 'linux')(
  '[TRUST-03] a message of 2,000 characters costs little more than eight of 250',
  async () => {
    const costOf = async (characters: number, times: number, seed: number) => {
      const before = processorTime();
      for (let time = 0; time < times; time += 1) await from('198.51.100.5', story(characters, seed + time));
      return processorTime() - before;
    };
    await costOf(2000, 1, 100);
    const eightShort = await costOf(250, 16, 200);
    expect(await costOf(2000, 2, 300)).toBeLessThan(1.5 * eightShort);
  },
);

/** Messages that no reviewed phrase matches, only their embedding. */
const dangers = [
  ['beginning', 'I swallowed the whole box of my sleeping tablets an hour ago'],
  ['middle', 'He locks me in the garage and says nobody will look for me'],
  ['end', 'I dont see the point of being here any longer'],
] as const;

describe('[CHAT-05] a long message', () => {
  test.each(dangers)('a danger at its %s is found: %s', async (where, danger) => {
    const [before, behind] = where === 'beginning' ? [0, 1700] : where === 'middle' ? [850, 850] : [1700, 0];
    const reply = await from('198.51.100.6', `${story(before, 400)}. ${danger}. ${story(behind, 500)}`);
    expect(reply).toMatchObject({ urgent: true, booking_button: false });
  });

  test.each([
    ['asked at its end', (question: string) => `${story(1650, 600)}. ${question}`],
    ['asked at its beginning', (question: string) => `${question} ${story(1650, 700)}`],
  ])('of 1,700 characters is answered: %s', async (_, reported) => {
    const reply = await from('198.51.100.7', reported('How much does a follow-up appointment cost?'));
    expect(reply.urgent).toBe(false);
    expect(reply.message).toMatch(/\$\d/);
  });
});
