import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadLanguages } from '#content/languages.ts';
import { say } from '#tests/support/chat.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';
import type { ChatReply } from '#wire/chat.ts';

// Over HTTP with a model that is there to be asked: it must never see a message that is not English.

let model: ModelServer;
let site: Site;

beforeAll(async () => {
  model = await startAnthropicServer();
  site = await startWithAssistant({
    CHAT_LIMIT: '5000',
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: model.origin,
  });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});
beforeEach(() => {
  model.calls.splice(0);
  model.otherwise({ does: 'text', text: 'We are open on weekdays. [1]' });
});

/** The numbers that a reply lets one dial, in their order. */
const dialled = ({ message }: ChatReply) => [...message.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
const languageOf = ({ message }: ChatReply) => /^<p lang="([^"]+)"/.exec(message)?.[1];

function expectCrisis(reply: ChatReply) {
  expect(reply).toMatchObject({ booking_button: false, booking_url: null, urgent: true });
  // Beside these, 1800RESPECT where violence was read.
  expect(dialled(reply).filter((number) => number !== '1800737732')).toEqual(['000', '131114', '131126', '131450']);
}

function expectInterpreter(reply: ChatReply) {
  expect(reply).toMatchObject({ booking_button: false, booking_url: null, urgent: false });
  const [first, clinic, ...quiet] = dialled(reply);
  expect([first, ...quiet]).toEqual(['131450', '000', '131114', '131126']);
  expect(clinic).toMatch(/^\+61/);
}

describe('[SAFE-01] a crisis in another language gets help first, in that language, and no booking', () => {
  test.each([
    ['es', 'quiero morir, no puedo más'],
    ['vi', 'tôi muốn chết'],
    ['fr', 'je veux mourir'],
    ['vi', 'bố tôi bị đau ngực dữ dội'],
  ])('%s: %s', async (code, message) => {
    const reply = await say(site, message);
    expectCrisis(reply);
    expect(languageOf(reply)).toBe(code);
    expect(model.calls).toEqual([]);
  });

  test.each(loadLanguages().records.map(({ code, examples }) => [code, examples] as const))(
    'and so it is for one crisis and one ordinary message of each record: %s',
    async (_, { crisis, ordinary }) => {
      expectCrisis(await say(site, crisis[0] ?? ''));
      expectInterpreter(await say(site, ordinary[0] ?? ''));
      expect(model.calls).toEqual([]);
    },
  );
});

const dangers = readFileSync('tests/evaluation/foreign-dangers.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [code: string, kind: string, message: string]);

describe('[SAFE-01] each language: suicide, overdose, chest pain and violence, in its script and in Latin letters', () => {
  test('the table has all of them for every language', () => {
    const missing = loadLanguages().records.flatMap(({ code }) =>
      ['suicide', 'overdose', 'heart', 'violence']
        .filter((kind) => !dangers.some((danger) => danger[0] === code && danger[1] === kind))
        .map((kind) => `${code}: ${kind}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([...Map.groupBy(dangers, ([code]) => code)])('%s', async (_, ofLanguage) => {
    for (const [, kind, message] of ofLanguage) {
      const reply = await say(site, message);
      expect(reply, message).toMatchObject({ booking_button: false, urgent: true });
      for (const number of ['000', '131114', '131126', '131450']) expect(dialled(reply), message).toContain(number);
      // In English, as the person who answers 000 knows no other: the service first, then the language.
      expect(reply.message, message).toMatch(/Ambulance.*Police.*[A-Z][a-z]+/s);
      if (kind === 'violence') expect(dialled(reply), message).toContain('1800737732');
    }
    expect(model.calls).toEqual([]);
  });
});

test.each([
  'mujhe doctor se baat karni hai kal subah',
  'aap ki fees kitni hai',
  'mainu doctor naal gal karni hai',
  'ngo soeng jyu joek ji sang',
  'naan weight kuraikanum enna seiyanum',
  'kif fini e7jez maw3ed ma3 el doktora',
  'ana 3ayez a7gez ma3ad',
  'mne nuzhno pogovorit',
])('[SAFE-01] what cannot be read gets interpreter, 000 and Lifeline beside any other words: %s', async (message) => {
  const reply = await say(site, message);
  expect(reply.booking_button).toBe(false);
  for (const number of ['131450', '000', '131114']) expect(dialled(reply), message).toContain(number);
});

test('[SAFE-01] signs that are no words get them, too, where no model is configured', async () => {
  const reply = await say(await sharedSiteWithAssistant(), 'qwop zxcv blorf');
  for (const number of ['131450', '000', '131114']) expect(dialled(reply)).toContain(number);
});

test('[SAFE-01] a message of two languages gets the help of both, the English first', async () => {
  const reply = await say(site, 'i want to die, ya no puedo');
  expect(reply).toMatchObject({ booking_button: false, urgent: true });
  expect(dialled(reply).slice(0, 2)).toEqual(['000', '131114']);
  expect(dialled(reply).slice(-4)).toEqual(['000', '131114', '131126', '131450']);
  expect(reply.message).toContain('<p lang="es">');
  expect(model.calls).toEqual([]);
});

test('[SAFE-01] a language without a record gets the interpreter in plain English, and no guess', async () => {
  const reply = await say(site, 'haluan laihtua mutta en tiedä miten');
  expectInterpreter(reply);
  expect(reply.message).toContain('TIS');
  expect(model.calls).toEqual([]);
});

test('[SAFE-01] a conversation stays in its language for short replies, and comes back to English', async () => {
  const first = await say(site, 'hola, cuanto cuesta la consulta?');
  expect(languageOf(await say(site, 'ok', first.conversationId))).toBe('es');
  expect(languageOf(await say(site, '42', first.conversationId))).toBe('es');
  expect(languageOf(await say(site, 'What are your opening hours?', first.conversationId))).toBeUndefined();
});

test('[SAFE-01] a model that answers in English never gets earlier messages in another language', async () => {
  const first = await say(site, 'hola, cuanto cuesta la consulta?');
  await say(site, 'What are your opening hours?', first.conversationId);
  expect(model.calls).toHaveLength(1);
  const sent = JSON.stringify(model.calls);
  expect(sent).toContain('opening hours');
  for (const word of ['hola', 'cuanto', 'intérpretes']) expect(sent).not.toContain(word);
});

test('[SAFE-01] an English answer after a crisis in another language has its help line, no booking and no model', async () => {
  const first = await say(site, 'quiero morir');
  expectCrisis(await say(site, 'ok', first.conversationId));
  const later = await say(site, 'What does the first visit cost?', first.conversationId);
  expect(later).toMatchObject({ booking_button: false, urgent: false });
  expect(dialled(later).slice(0, 3)).toEqual(['000', '131114', '131126']);
  expect(model.calls).toEqual([]);
});

test('[SAFE-01] English about languages stays English', async () => {
  for (const message of ['do you speak Spanish?', 'can I have a Vietnamese interpreter']) {
    const reply = await say(site, message);
    expect(reply.message, message).not.toContain('lang=');
  }
});
