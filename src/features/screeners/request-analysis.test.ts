import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { analysisRequest } from '#domain/screeners/analysis-request.ts';
import { type Assessment, assess } from '#domain/screeners/answers.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { sleepAnalysisReply } from '#wire/sleep-analysis.ts';
import { analysisBody, analysisIn, requestAnalysis, timeoutMs } from './request-analysis.ts';

const assessment = answered(2);

function answered(points: number): Assessment {
  const answers = Object.fromEntries(instruments.epworth.items.map(({ id }) => [id, points]));
  const assessed = assess(instruments.epworth, answers);
  if (!assessed) throw new Error('unanswered');
  return assessed;
}

const reply = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }));
const ask = (send: typeof fetch, signal = new AbortController().signal) => requestAnalysis(assessment, signal, send);

/** A server that never replies, and notices an abort. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

afterEach(() => vi.useRealTimers());

describe('[SCREEN-10] asking for an analysis', () => {
  test('sends what the endpoint accepts: type, score and eight answers, and no cookie', async () => {
    const send = reply({ analysis: 'Rest.' });
    expect(await ask(send)).toBe('Rest.');
    expect(send).toHaveBeenCalledTimes(1);
    const [address, init] = send.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/functions/v1/sleep-ai-analysis');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', cache: 'no-store' });
    expect(analysisRequest.parse(JSON.parse(String(init.body)))).toEqual(analysisBody(assessment));
    expect(Object.keys(JSON.parse(String(init.body)) as object)).toEqual(['assessmentType', 'score', 'answers']);
  });

  test.each([
    ['an error field', { error: { code: 'unavailable', message: 'later' } }, 200],
    ['an error field beside an analysis', { analysis: 'Rest.', error: 'overloaded' }, 200],
    ['a status of 429', { analysis: 'Rest.' }, 429],
    ['a status of 500', { analysis: 'Rest.' }, 500],
    ['no analysis', {}, 200],
    ['an empty analysis', { analysis: ' \n' }, 200],
    ['an analysis that is no text', { analysis: ['Rest.'] }, 200],
    ['null', null, 200],
    ['a bare text', 'Rest.', 200],
  ])('%s is a failure', async (_, body, status) => {
    expect(await ask(reply(body, status))).toBeNull();
  });

  test('a reply that is no JSON, and a network that fails, are failures', async () => {
    expect(await ask(async () => new Response('<p>Bad gateway</p>'))).toBeNull();
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
  });

  test('gives up after twenty seconds, also while the body is on its way', async () => {
    expect(timeoutMs).toBe(20_000);
    vi.useFakeTimers();
    let settled = false;
    const requested = ask(silent).then((text) => {
      settled = true;
      return text;
    });
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await requested).toBeNull();
  });

  test('gives up when the caller does, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const requested = ask(silent, caller.signal);
    caller.abort();
    expect(await requested).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reads a reply exactly as its schema does', () => {
    const anyReply = fc.oneof(
      fc.anything(),
      fc.record({ analysis: fc.oneof(fc.string(), fc.anything()), error: fc.anything() }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(anyReply, (body) => {
        // Received values have been through JSON.
        const text = JSON.stringify(body);
        const arrived: unknown = text === undefined ? null : JSON.parse(text);
        const parsed = sleepAnalysisReply.safeParse(arrived);
        expect(analysisIn(arrived)).toBe(parsed.success ? parsed.data.analysis : null);
      }),
    );
  });
});
