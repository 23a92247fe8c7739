import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type ReachableSite, type Site, startSite } from '#tests/support/site.ts';

/** Seconds that a model may stay silent: long enough for a busy machine, short enough to wait for. */
const wait = 2;

let model: ModelServer;
let site: Site;
let bare: ReachableSite;
beforeAll(async () => {
  model = await startAnthropicServer();
  site = await startSite({
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: model.origin,
    MODEL_WAIT: String(wait),
    LOG_LEVEL: 'debug',
  });
  bare = await sharedSite();
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});
beforeEach(() => model.calls.splice(0));

async function run(to: ReachableSite, name: string, body: object): Promise<string> {
  const reply = await request(to, `/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return Object.values(JSON.parse(reply.text) as Record<string, string>)[0] ?? '';
}

const calculator = (changes: Parameters<typeof calculatorInputsOf>[0] = {}) => ({
  inputs: calculatorInputsOf(changes),
  results: { note: 'hunter2' },
});

const epworth = (changes: Record<string, number> = {}) => {
  const answers = {
    reading: 2,
    watching_tv: 2,
    sitting_inactive: 1,
    passenger_car: 1,
    lying_down: 2,
    sitting_talking: 0,
    after_lunch: 1,
    car_traffic: 0,
    ...changes,
  };
  return { assessmentType: 'epworth', score: Object.values(answers).reduce((sum, points) => sum + points, 0), answers };
};

/** A model that says what it is given in its own order, as a good one would. */
function echo() {
  model.otherwise((call) => {
    const [message] = (call.body.messages ?? []) as { content: string }[];
    const ruled = /<explanation>\n([\s\S]*)\n<\/explanation>/.exec(message?.content ?? '')?.[1] ?? '';
    return { does: 'text', text: `In short, for you.\n\n${ruled}`, pieces: [`In short, for you.\n\n${ruled}`] };
  });
}

describe.each([
  ['[CALC-10] ai-interpret-calculator', 'ai-interpret-calculator', calculator({ weight: 85, goal: 'maintain' })],
  ['[SCREEN-10] sleep-ai-analysis', 'sleep-ai-analysis', epworth()],
])('%s', (_, name, body) => {
  test('is answered by the model, from the explanation by rule and nothing that the browser sent', async () => {
    echo();
    const text = await run(site, name, body);
    expect(text).toMatch(/^In short, for you\.\n\n/);
    expect(text).toContain(await run(bare, name, body));
    expect(JSON.stringify(model.calls[0]?.body)).not.toMatch(/hunter2|lying_down|activityLevel/);
    expect(JSON.stringify(await run(site, name, body))).toBe(JSON.stringify(text));
  });

  test('is answered by rule when the model says nothing for as long as the setting allows', async () => {
    model.otherwise({ does: 'nothing' });
    const started = performance.now();
    expect(await run(site, name, body)).toBe(await run(bare, name, body));
    expect(performance.now() - started).toBeGreaterThan(wait * 1000 - 20);
  });

  test.each([
    ['invents a figure', { does: 'text', text: 'One.\n\nEat 1234 kcal.\n\nThree.' } as const],
    ['names a medicine', { does: 'text', text: 'One.\n\nAsk about Ozempic.\n\nThree.' } as const],
    ['refuses', { does: 'refusal' } as const],
    ['is not reached', { does: 'cut', after: '' } as const],
    ['is refused itself', { does: 'status', status: 400 } as const],
  ])('is answered by rule when the model %s', async (__, behaviour) => {
    model.otherwise(behaviour);
    expect(await run(site, name, body)).toBe(await run(bare, name, body));
  });
});

test.each([
  ['[CALC-10] a low weight', 'ai-interpret-calculator', calculator({ weight: 48, goal: 'lose-safe' })],
  [
    '[CALC-10] very little energy',
    'ai-interpret-calculator',
    calculator({ weight: 45, height: 150, age: 60, sex: 'female', activityLevel: 'sedentary', goal: 'lose-safe' }),
  ],
  ['[CALC-10] somebody older', 'ai-interpret-calculator', calculator({ age: 80 })],
  [
    '[SCREEN-10] a severe total',
    'sleep-ai-analysis',
    epworth({ reading: 3, watching_tv: 3, passenger_car: 3, lying_down: 3, after_lunch: 3 }),
  ],
  ['[SCREEN-10] dozing in traffic', 'sleep-ai-analysis', epworth({ car_traffic: 1 })],
])('%s is explained by rule, and no model hears of it', async (_, name, body) => {
  echo();
  expect(await run(site, name, body)).toBe(await run(bare, name, body));
  expect(model.calls).toHaveLength(0);
});

describe('[SAFE-04] what the page says to do on a moderate total', () => {
  const moderate = epworth({ reading: 3, passenger_car: 3, after_lunch: 3 });
  const toDo = 'Make a time with a GP or another clinician to look for the cause. Do not drive while you are sleepy.';
  const reply =
    'Your total is 14 out of 24.\n\nThat is moderate on this scale.\n\nA sleep diary helps, and so does going to bed on time, with room for seven to nine hours. Snoring, gasping, or pauses in breathing that somebody else has seen point to a common cause, sleep apnoea. The STOP-BANG questions on this same page look at that. Alcohol brings sleep on and then breaks it up, and caffeine can still be at work six hours after the cup. Low mood, pain and restless legs can also make people sleepy. Bring both results, your hours of work and what a partner has seen or heard at night. This is screening, and no diagnosis.';
  const says = (text: string) => model.otherwise({ does: 'text', text });

  test('reaches the model, and is added first where the model leaves it out', async () => {
    says(reply);
    expect(await run(site, 'sleep-ai-analysis', moderate)).toBe(`${toDo}\n\n${reply}`);
    expect(JSON.stringify(model.calls[0]?.body)).toContain(toDo);
    expect(await run(bare, 'sleep-ai-analysis', moderate)).toMatch(new RegExp(`^${toDo}`));
  });

  test.each(['There is nothing more to do.', 'It is safe to drive.', 'See a doctor urgently.'])(
    'is not spoken against by the model: %s',
    async (words) => {
      says(`${reply} ${words}`);
      expect(await run(site, 'sleep-ai-analysis', moderate)).toBe(await run(bare, 'sleep-ai-analysis', moderate));
    },
  );
});

test('[CALC-10] [SCREEN-10] nothing of it is logged', () => {
  expect(site.stdout()).not.toMatch(/hunter2|Ozempic|1234|kcal/);
  expect(site.stderr()).toBe('');
});

test('[SCREEN-10] the page names the recipient of the answers before the press', async () => {
  // The data of the page, which its components show.
  const page = await request(site, '/page-script/sleep-recovery-optimisation');
  const own = await request(bare, '/page-script/sleep-recovery-optimisation');
  expect(own.text).toContain('analysisProvider');
  expect(page.text).toMatch(/analysisProvider\\",\\"Anthropic/);
  expect(own.text).not.toContain('Anthropic');
});
