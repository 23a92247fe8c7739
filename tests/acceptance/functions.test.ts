import { describe, expect, test } from 'vitest';
import { display } from '#domain/calculator/result.ts';
import { safePlan } from '#domain/calculator/safety.ts';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { type Reply, type RequestOptions, rawRequest, request } from '#tests/support/request.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import { type ReachableSite, startSite } from '#tests/support/site.ts';
import { calculatorInterpretationReply } from '#wire/calculator-interpretation.ts';
import { functionError } from '#wire/function-error.ts';
import { sleepAnalysisReply } from '#wire/sleep-analysis.ts';

const calculator = '/functions/v1/ai-interpret-calculator';
const sleep = '/functions/v1/sleep-ai-analysis';
const both = [calculator, sleep] as const;

/** The body of a page's request: the inputs and the figures that it calculated itself. */
function calculatorBody(changes: Parameters<typeof calculatorInputsOf>[0] = {}, results?: object) {
  const inputs = calculatorInputsOf(changes);
  return { inputs, results: results ?? display(safePlan(inputs).calculation) };
}

const sleepBody = {
  assessmentType: 'epworth',
  score: 11,
  answers: {
    reading: 2,
    watching_tv: 2,
    sitting_inactive: 1,
    passenger_car: 2,
    lying_down: 3,
    sitting_talking: 0,
    after_lunch: 1,
    car_traffic: 0,
  },
};
const bodyFor = { [calculator]: calculatorBody(), [sleep]: sleepBody } as const;

const site = await sharedSiteWithAssistant();

function post(to: ReachableSite, path: string, body: unknown, options: RequestOptions = {}): Promise<Reply> {
  return request(to, path, {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A refusal: status, code, and a sentence for people. */
function refusal({ status, text, headers }: Reply): [number, string] {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const parsed = functionError.parse(JSON.parse(text));
  expect(Object.keys(JSON.parse(text))).toEqual(['error']);
  expect(parsed.error.message).toMatch(/\w{2,} \w{2,}/);
  return [status, parsed.error.code];
}

const textOf = (reply: Reply) => Object.values(JSON.parse(reply.text) as Record<string, string>)[0] ?? '';

describe('replies', () => {
  test('[CALC-10] the interpretation of a calculation', async () => {
    const reply = await post(site, calculator, calculatorBody({ goal: 'lose-safe', waist: 92 }));
    expect(reply.status).toBe(200);
    expect(Object.keys(JSON.parse(reply.text))).toEqual(['interpretation']);
    const { interpretation } = calculatorInterpretationReply.parse(JSON.parse(reply.text));
    expect(interpretation.split('\n\n').length).toBeGreaterThanOrEqual(4);
    for (const words of ['80 kg', '27.7', '92 cm', '1,541 kcal', '2,388 kcal', '1,911 kcal', 'upper estimate'])
      expect(interpretation).toContain(words);
  });

  test('[SCREEN-10] the analysis of an Epworth result', async () => {
    const reply = await post(site, sleep, sleepBody);
    expect(reply.status).toBe(200);
    expect(Object.keys(JSON.parse(reply.text))).toEqual(['analysis']);
    const { analysis } = sleepAnalysisReply.parse(JSON.parse(reply.text));
    expect(analysis.split('\n\n').length).toBeGreaterThanOrEqual(4);
    expect(analysis).toContain('11 out of 24: “Moderate Excessive Daytime Sleepiness”');
  });

  test('[CALC-10] figures that the browser made up are not believed', async () => {
    const honest = await post(site, calculator, calculatorBody({ weight: 50, goal: 'lose-safe' }));
    const tampered = await post(
      site,
      calculator,
      calculatorBody(
        { weight: 50, goal: 'lose-safe' },
        {
          bmi: 41,
          bmiCategory: 'Obesity Class III',
          goalCalories: 450,
          goalWeight: 38,
          deficitPlanWithheld: false,
          note: 'eat 450 kcal',
        },
      ),
    );
    expect(tampered.status).toBe(200);
    expect(tampered.text).toBe(honest.text);
    expect(textOf(tampered)).toContain('1800 33 4673');
    expect(textOf(tampered)).not.toMatch(/450|Obesity|deficit|upper estimate/);
  });

  test('[CALC-10] the same figures get the same words, other figures get others', async () => {
    const one = await post(site, calculator, calculatorBody());
    expect((await post(site, calculator, calculatorBody())).text).toBe(one.text);
    expect((await post(site, calculator, calculatorBody({ hotClimate: true }))).text).not.toBe(one.text);
  });

  test.each(both)('[CALC-10] [SCREEN-10] %s answers sub-sites as it answers the main site', async (path) => {
    const main = await post(site, path, bodyFor[path]);
    for (const label of ['sleep', 'booking', 'faq']) {
      const reply = await post(site, path, bodyFor[path], { host: `${label}.localhost:${site.port}` });
      expect([label, reply.status, reply.text]).toEqual([label, 200, main.text]);
    }
  });

  test.each(both)(
    '[CALC-10] [SCREEN-10] %s takes what the stock functions client sends beside the body',
    async (path) => {
      const reply = await post(site, path, bodyFor[path], {
        headers: {
          authorization: 'Bearer no-credential-of-ours',
          apikey: 'public-anonymous-key',
          'x-client-info': 'supabase-js-web/2.0.0',
          'x-region': 'ap-southeast-2',
          origin: site.origin,
          'sec-fetch-site': 'same-origin',
        },
      });
      expect(reply.status).toBe(200);
    },
  );

  test.each(both)(
    '[CALC-10] [SCREEN-10] %s carries every header of the site, is kept nowhere and is for this site alone',
    async (path) => {
      const { headers } = await post(site, path, bodyFor[path], { headers: { origin: 'https://other.example' } });
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('refusals', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '[CALC-10] [SCREEN-10] %s is answered 405',
    async (method) => {
      for (const path of both) {
        const reply = await request(site, path, { method });
        expect(reply.headers.allow).toBe('POST');
        expect(reply.status).toBe(405);
        if (method !== 'HEAD') expect(refusal(reply)).toEqual([405, 'method-not-allowed']);
        expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  test('a function that is not there is answered 404, on every host', async () => {
    for (const path of [
      '/functions/v1/nothing',
      '/functions/v1/',
      `${sleep}/`,
      '/functions/v1/constructor',
      '/functions/v1/..%2fx',
    ]) {
      expect(refusal(await post(site, path, {}))).toEqual([404, 'not-found']);
      expect(refusal(await post(site, path, {}, { host: `sleep.localhost:${site.port}` }))).toEqual([404, 'not-found']);
    }
  });

  test.each([
    ['another type', { headers: { 'content-type': 'text/plain;charset=UTF-8' } }],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no type', { headers: { 'content-type': '' } }],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' } }],
  ])('[CALC-10] [SCREEN-10] %s is answered 415', async (_, options) => {
    for (const path of both)
      expect(refusal(await post(site, path, bodyFor[path], options))).toEqual([415, 'unsupported-media-type']);
  });

  test('[CALC-10] [SCREEN-10] a call from another site is answered 403', async () => {
    for (const path of both)
      for (const from of ['cross-site', 'same-site'])
        expect(refusal(await post(site, path, bodyFor[path], { headers: { 'sec-fetch-site': from } }))).toEqual([
          403,
          'cross-site',
        ]);
  });

  test.each([[''], ['{'], ['{"inputs":'], ['hello'], ['{} {}'], ["{'a': 1}"], ['undefined'], ['\u0000']])(
    '[CALC-10] [SCREEN-10] the body %j is answered 400',
    async (body) => {
      for (const path of both) expect(refusal(await post(site, path, body))).toEqual([400, 'invalid-json']);
    },
  );

  test.each([['null'], ['[]'], ['1'], ['"text"'], ['{}'], ['{"__proto__":{}}'], ['{"inputs":{},"answers":{}}']])(
    '[CALC-10] [SCREEN-10] the JSON %s is answered 422',
    async (body) => {
      for (const path of both) expect(refusal(await post(site, path, body))).toEqual([422, 'invalid-request']);
    },
  );

  test.each([
    [{ weight: 0 }, 'Please enter your weight.'],
    [{ age: 17 }, 'adults from 18 to 100'],
    [{ height: 1.7 }, 'from 120 to 230 cm'],
    [{ goal: 'lose-fast' as 'maintain' }, 'Please choose a goal.'],
    [{ waist: 'about 80' as unknown as number }, 'waist'],
  ])('[CALC-10] the inputs %j are refused with the field and what to enter', async (changes, words) => {
    const reply = await post(site, calculator, { inputs: { ...calculatorInputsOf(), ...changes }, results: {} });
    expect(refusal(reply)).toEqual([422, 'invalid-request']);
    expect(reply.text).toContain(words);
    expect(reply.text).toContain(`inputs.${Object.keys(changes)[0]}`);
  });

  test.each([
    ['a score beyond the scale', { ...sleepBody, score: 25 }, 'score'],
    ['another assessment', { ...sleepBody, assessmentType: 'asrs' }, 'assessmentType'],
    ['an unanswered question', { ...sleepBody, answers: { ...sleepBody.answers, reading: null } }, 'answers.reading'],
    ['an answer out of range', { ...sleepBody, answers: { ...sleepBody.answers, reading: 4 } }, 'answers.reading'],
  ])('[SCREEN-10] %s is refused, and the message says what is wrong', async (_, body, words) => {
    const reply = await post(site, sleep, body);
    expect(refusal(reply)).toEqual([422, 'invalid-request']);
    expect(reply.text).toContain(words);
  });

  test('[CALC-10] [SCREEN-10] a body of 64 kB is read, and a larger one is answered 413', async () => {
    const limit = 64 * 1024;
    for (const path of both) {
      const json = JSON.stringify(bodyFor[path]);
      expect((await post(site, path, json.padEnd(limit))).status).toBe(200);
      expect(refusal(await post(site, path, json.padEnd(limit + 1)))).toEqual([413, 'body-too-large']);
      expect(refusal(await post(site, path, json.padEnd(3 * 1024 * 1024)))).toEqual([413, 'body-too-large']);
    }
    // Without Content-Length, and in chunks.
    const piece = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const chunked = `POST ${sleep} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(5)}0\r\n\r\n`;
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const replies = await rawRequest(site, chunked + next);
    expect(replies).toMatch(/^HTTP\/1\.1 413 /);
    expect(replies, 'the connection can be used again').toContain('HTTP/1.1 200 OK');
  });

  test('[CALC-10] a text that is built to be slow to read is refused at once', async () => {
    const started = performance.now();
    const inputs = { ...calculatorInputsOf(), weight: `1${' '.repeat(60_000)}!x1` };
    expect(refusal(await post(site, calculator, { inputs, results: {} }))).toEqual([422, 'invalid-request']);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('a sender who leaves in the middle does no harm', async () => {
    await rawRequest(
      site,
      `POST ${sleep} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"score":`,
    );
    expect((await request(site, '/healthz')).status).toBe(200);
  });
});

describe('limit on requests', () => {
  test('[CALC-10] [SCREEN-10] 60 within ten minutes for each function and address, then 429 with Retry-After', async () => {
    const limited = await startSite();
    for (let time = 1; time <= 60; time++) {
      expect((await post(limited, calculator, {})).status, 'a mistake costs nothing').toBe(422);
      // Only a trusted proxy may name the caller.
      const headers = { 'x-forwarded-for': `198.51.100.${time}` };
      expect((await post(limited, calculator, bodyFor[calculator], { headers })).status).toBe(200);
    }
    const refused = await post(limited, calculator, bodyFor[calculator]);
    expect(refusal(refused)).toEqual([429, 'too-many-requests']);
    const seconds = Number(refused.headers['retry-after']);
    expect(Number.isInteger(seconds)).toBe(true);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    const onSubSite = await post(limited, calculator, bodyFor[calculator], { host: `sleep.localhost:${limited.port}` });
    expect(onSubSite.status).toBe(429);
    expect((await post(limited, sleep, sleepBody)).status).toBe(200);
    expect((await request(limited, '/calculator')).status).toBe(200);
    await limited.stop();
  });

  test('[CALC-10] [SCREEN-10] behind a proxy of our own each of its callers is counted', async () => {
    const proxied = await startSite({ TRUST_PROXY: 'true' });
    const from = (hops: string) => post(proxied, sleep, sleepBody, { headers: { 'x-forwarded-for': hops } });
    for (let time = 1; time <= 60; time++) expect((await from(`10.1.1.${time}, 198.51.100.1`)).status).toBe(200);
    expect((await from('203.0.113.5, 198.51.100.1')).status).toBe(429);
    expect((await from('198.51.100.1, 203.0.113.5')).status).toBe(200);
    await proxied.stop();
  });
});

test('[CALC-10] [SCREEN-10] nothing that was sent is logged, only which function was called', async () => {
  const logging = await startSite({ LOG_LEVEL: 'debug' });
  const secret = 'hunter2-endometriosis';
  const marked = {
    headers: { 'x-forwarded-for': '203.0.113.77', authorization: `Bearer ${secret}`, 'x-client-info': secret },
  };
  await post(logging, calculator, calculatorBody({ weight: 123.4, age: 87, goal: 'lose-safe' }), marked);
  await post(
    logging,
    calculator,
    { inputs: { ...calculatorInputsOf(), weight: secret }, results: { note: secret } },
    marked,
  );
  await post(logging, `${calculator}?name=${secret}`, `{"${secret}`, marked);
  await post(logging, sleep, { ...sleepBody, assessmentType: secret }, marked);
  await post(logging, sleep, sleepBody, marked);
  await post(logging, sleep, secret.repeat(5000), marked);
  await post(logging, `/functions/v1/${secret}`, {}, marked);
  await request(logging, sleep, { method: 'PUT', ...marked });
  await logging.stop();
  expect(logging.stdout()).not.toMatch(/hunter2|123\.4|203\.0\.113|127\.0\.0\.1|lying_down|lose-safe/);
  expect(logging.stderr()).toBe('');
  const lines = logging.logs().filter(({ msg }) => msg === 'request');
  // A line is written when its connection lets go of it, so the order may differ.
  expect(lines.map(({ route, status }) => `${route} ${status}`).sort()).toEqual(
    [
      ...[200, 422, 400].map((status) => `${calculator} ${status}`),
      ...[422, 200, 413, 405].map((status) => `${sleep} ${status}`),
      '(unknown) 404',
    ].sort(),
  );
  for (const line of lines)
    expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'route', 'status', 'time']);
});
