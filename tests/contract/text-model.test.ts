import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anthropicModel } from '#server/model/anthropic/anthropic-model.ts';
import { openAiCompatibleModel } from '#server/model/openai-compatible/openai-compatible-model.ts';
import { ModelError, type TextModel, type TextRequest } from '#server/model/text-model.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { Behaviour } from '#tests/support/models/behaviour.ts';
import { startChatCompletionsServer } from '#tests/support/models/chat-completions-server.ts';

const anthropic = await startAnthropicServer();
const completions = await startChatCompletionsServer();
afterAll(async () => {
  await anthropic.stop();
  await completions.stop();
});

const adapters = [
  {
    name: 'Anthropic',
    server: anthropic,
    make: (apiKey = 'test-key') => anthropicModel({ apiKey, baseUrl: anthropic.origin, model: 'claude-haiku-5-5' }),
  },
  {
    name: 'OpenAI-compatible',
    server: completions,
    make: (apiKey = 'test-key') =>
      openAiCompatibleModel({ apiKey, baseUrl: `${completions.origin}/v1`, model: 'local', provider: 'Local' }),
  },
];

const ask = (changes: Partial<TextRequest> = {}): TextRequest => ({
  system: 'You are brief.',
  turns: [{ role: 'user', text: 'Hello' }],
  maxOutputTokens: 200,
  signal: new AbortController().signal,
  ...changes,
});

async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    expect(error).toBeInstanceOf(ModelError);
    expect((error as Error).message, 'what a provider says may quote the request').not.toContain('hunter2');
    return (error as ModelError).kind;
  }
}

async function streamed(model: TextModel, request = ask(), seen: string[] = []) {
  let usage: object | undefined;
  for await (const part of model.stream(request)) {
    if (part.kind === 'text') seen.push(part.text);
    else usage = part.usage;
  }
  return { text: seen.join(''), pieces: seen.length, usage };
}

describe.each(adapters)('a text model by $name', ({ server, make }) => {
  beforeEach(() => {
    server.calls.splice(0);
    server.otherwise({ does: 'text', text: 'The clinic opens at eight.' });
  });

  test('writes a text and reports its usage', async () => {
    expect(await make().generate(ask())).toEqual({
      output: 'The clinic opens at eight.',
      usage: { input: 120, output: 40 },
    });
  });

  test('streams a text as it is written', async () => {
    const { text, pieces, usage } = await streamed(make());
    expect([text, usage]).toEqual(['The clinic opens at eight.', { input: 120, output: 40 }]);
    expect(pieces).toBeGreaterThan(2);
  });

  test('sends its input', async () => {
    await make().generate(
      ask({
        turns: [
          { role: 'user', text: 'One' },
          { role: 'assistant', text: 'Two' },
          { role: 'user', text: 'Three' },
        ],
        image: { bytes: Uint8Array.from([1, 2, 3]), mediaType: 'image/jpeg' },
      }),
    );
    const sent = JSON.stringify(server.calls[0]?.body);
    for (const words of ['You are brief.', 'One', 'Two', 'Three', 'AQID', 'image/jpeg', '200'])
      expect(sent).toContain(words);
  });

  test('answers in the shape of a schema, and refuses another shape', async () => {
    const schema = z.object({ title: z.string(), tags: z.array(z.string()) });
    server.script({ does: 'object', value: { title: 'Sleep', tags: ['a', 'b'] } });
    expect((await make().generateObject(ask(), schema)).output).toEqual({ title: 'Sleep', tags: ['a', 'b'] });
    server.script({ does: 'object', value: { title: 7 } }, { does: 'text', text: 'Sure! Here it is' });
    expect(await kindOf(make().generateObject(ask(), schema))).toBe('malformed');
    expect(await kindOf(make().generateObject(ask(), schema))).toBe('malformed');
  });

  test.each<[Behaviour, string]>([
    [{ does: 'status', status: 400 }, 'rejected'],
    [{ does: 'status', status: 404 }, 'rejected'],
    [{ does: 'status', status: 403 }, 'unauthorised'],
    [{ does: 'status', status: 429, retryAfter: '7' }, 'rate-limited'],
    [{ does: 'status', status: 500 }, 'server'],
    [{ does: 'status', status: 529, type: 'overloaded_error' }, 'overloaded'],
    [{ does: 'malformed' }, 'malformed'],
    [{ does: 'cut', after: 'The clinic' }, 'connection'],
    [{ does: 'refusal' }, 'refused'],
    [{ does: 'max-tokens', text: 'The clinic opens at' }, 'cut-off'],
  ])('%j has a name', async (behaviour, kind) => {
    server.script(behaviour, behaviour);
    expect(await kindOf(make().generate(ask()))).toBe(kind);
    const ofStream = await kindOf(streamed(make()));
    // A malformed stream may look like one that broke off.
    expect(behaviour.does === 'malformed' ? ['malformed', 'connection'] : [kind]).toContain(ofStream);
  });

  test('an error in the middle of a stream follows the text before it', async () => {
    server.script({ does: 'error-event', after: 'The clinic opens' });
    const seen: string[] = [];
    expect(await kindOf(streamed(make(), ask(), seen))).toBe('overloaded');
    expect(seen.join('')).toBe('The clinic opens');
  });

  test('a wrong key is refused by the provider', async () => {
    expect(await kindOf(make('wrong').generate(ask()))).toBe('unauthorised');
    expect(await kindOf(streamed(make('wrong')))).toBe('unauthorised');
  });

  test('a date in Retry-After is parsed like seconds', async () => {
    const waits: unknown[] = [];
    for (const retryAfter of ['7', new Date(Date.now() + 7000).toUTCString(), 'soon']) {
      server.script({ does: 'status', status: 429, retryAfter });
      await make()
        .generate(ask())
        .catch((error: ModelError) => waits.push(error.retryAfterMs));
    }
    expect(waits[0]).toBe(7000);
    expect(Number(waits[1])).toBeGreaterThan(5000);
    expect(waits[2]).toBeUndefined();
  });

  test('an abort ends the call at the provider', async () => {
    const calls = [
      (signal: AbortSignal) => make().generate(ask({ signal })),
      (signal: AbortSignal) => streamed(make(), ask({ signal })),
    ];
    for (const call of calls) {
      server.calls.splice(0);
      server.script({ does: 'silence', after: 'The' });
      const leaving = new AbortController();
      const outcome = kindOf(call(leaving.signal));
      await expect.poll(() => server.calls.length).toBe(1);
      leaving.abort();
      expect(await outcome).toBe('aborted');
      await server.calls[0]?.left;
    }
  });

  test('tries once: retries are made by the caller', async () => {
    server.script({ does: 'status', status: 529 });
    await kindOf(make().generate(ask()));
    expect(server.calls).toHaveLength(1);
  });
});

test('a service that cannot be reached is a connection error', async () => {
  const unreachable = [
    anthropicModel({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1', model: 'm' }),
    openAiCompatibleModel({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1', model: 'm', provider: 'x' }),
  ];
  for (const model of unreachable) {
    expect(await kindOf(model.generate(ask()))).toBe('connection');
    expect(await kindOf(streamed(model))).toBe('connection');
  }
});

test('older Claude models return an object through a tool', async () => {
  const model = anthropicModel({
    apiKey: 'test-key',
    baseUrl: `${anthropic.origin}/v1/`,
    model: 'claude-sonnet-4-20250514',
  });
  anthropic.script({ does: 'object', value: { tags: ['sleep'] } });
  const reply = await model.generateObject(ask(), z.object({ tags: z.array(z.string()) }));
  expect(reply.output).toEqual({ tags: ['sleep'] });
  expect(anthropic.calls.at(-1)?.body.tools).toBeDefined();
});

test('options that a model refuses are not sent: thinking turned off, lengths in a schema', async () => {
  const schema = z.object({ tags: z.array(z.string().min(1)).min(1) });
  anthropic.script({ does: 'object', value: { tags: ['sleep'] } }, { does: 'object', value: { tags: [] } });
  const of = (model: string) => anthropicModel({ apiKey: 'test-key', baseUrl: anthropic.origin, model });
  await of('claude-sonnet-5-5').generateObject(ask(), schema);
  const writers = anthropic.calls.at(-1)?.body;
  expect(writers?.thinking).toBeUndefined();
  expect(JSON.stringify(writers)).not.toMatch(/minLength|minItems|\$schema/);
  expect(await kindOf(of('claude-haiku-5-5').generateObject(ask(), schema)), 'lengths are checked here').toBe(
    'malformed',
  );
  expect(anthropic.calls.at(-1)?.body.thinking).toEqual({ type: 'disabled' });
});
