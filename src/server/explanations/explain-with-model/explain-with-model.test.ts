import { describe, expect, test } from 'vitest';
import { loadConcerns } from '#content/concerns.ts';
import { scriptedModel } from '#tests/support/models/scripted-model.ts';
import { createSafetyLayer } from '../../assistant/chat/safety-layer.ts';
import { explainWithModel } from './explain-with-model.ts';

const ruled = [
  'Your body mass index is 27.7, above the healthy range for adults.',
  'Your body is estimated to use 1,541 kcal a day at rest and 2,388 kcal a day in all.',
  'A goal of 1,911 kcal a day is an upper estimate. Call 1800 33 4673 if eating feels hard.',
  'Please take this page to your GP.',
].join('\n\n');

const good = [
  'Let us start with your weight. Your body mass index is 27.7, which is above the healthy range for adults.',
  'Over a day your body is estimated to use 2,388 kcal, of which 1,541 kcal keep you going at rest.',
  'That is why 1,911 kcal a day is an upper estimate. If eating feels hard, call 1800 33 4673.',
  'Your GP can look at this page with you.',
].join('\n\n');

const recommendation = 'Make a time with your GP. Do not drive while you are sleepy.';

function explained(text: string, { byRuleOnly = false, recommended = '' } = {}) {
  const model = scriptedModel({ text });
  const reports: unknown[] = [];
  const interpreter = explainWithModel<string>({
    model,
    rules: { run: async () => (recommended ? `${recommended}\n\n${ruled}` : ruled) },
    recommendation: () => recommended,
    subject: 'a body and energy calculation',
    clinicName: 'A Clinic',
    safety: createSafetyLayer({ concerns: loadConcerns(), report: () => undefined }),
    byRuleOnly: () => byRuleOnly,
    report: (_, error) => void reports.push((error as { problems?: unknown }).problems ?? (error as Error).message),
  });
  return { model, reports, interpreter };
}

describe('[CALC-10] [SCREEN-10] an explanation by a model', () => {
  test('is shown if it breaks no rule, and is written from the rule-based explanation alone', async () => {
    const { model, interpreter } = explained(good);
    expect(await interpreter.run('secret of the person')).toBe(good);
    expect(JSON.stringify(model.calls[0])).toContain('27.7');
    expect(JSON.stringify(model.calls[0])).not.toContain('secret of the person');
  });

  test.each([
    ['a figure that is not the person’s own', good.replace('1,911', '1,200'), 'foreign-figure'],
    ['a figure of another kind', good.replace('1,911 kcal', '27.7 kcal'), 'foreign-figure'],
    ['a lost help line', good.replace('1800 33 4673', 'a help line'), 'help-line-lost'],
    ['a medicine', good.replace('Your GP', 'Ozempic or your GP'), 'medicine'],
    ['a promise', good.replace('Let us start', 'You will lose weight'), 'promise'],
    ['a diagnosis', good.replace('Let us start', 'You have obesity. Let us start'), 'diagnosis'],
    ['one paragraph', good.replaceAll('\n\n', ' '), 'too-short'],
    ['far too much', `${good}\n\n${'And so on and on. '.repeat(60)}`, 'too-long'],
    ['markup', good.replace('Let us', '**Let us**'), 'markup'],
    ['a link', good.replace('Your GP', 'See https://x.example. Your GP'), 'markup'],
  ])('is rejected with %s in favour of the rule-based explanation', async (_, text, problem) => {
    const { interpreter, reports } = explained(text);
    expect(await interpreter.run('x')).toBe(ruled);
    expect(reports.flat()).toContain(problem);
  });

  test('is not requested for results that need an exact caution', async () => {
    const { model, interpreter } = explained(good, { byRuleOnly: true });
    expect(await interpreter.run('x')).toBe(ruled);
    expect(model.calls).toHaveLength(0);
  });

  test('is replaced by the rule-based one if the model fails, and stops when the person leaves', async () => {
    const { model, interpreter, reports } = explained(good);
    model.script({ fails: 'overloaded' });
    expect(await interpreter.run('x')).toBe(ruled);
    expect(reports).toEqual(['overloaded']);
    model.script({ hangs: true });
    const leaving = new AbortController();
    const run = interpreter.run('x', leaving.signal);
    leaving.abort();
    await expect(run).rejects.toThrow();
  });
});

describe('[SAFE-04] a recommendation beside an explanation by a model', () => {
  const recommended = { recommended: recommendation };

  test('is given to the model with the order to repeat it word for word', async () => {
    const { model, interpreter } = explained(good, recommended);
    await interpreter.run('x');
    const [call] = model.calls;
    expect(JSON.stringify(call?.turns)).toContain(`<recommendation>\\n${recommendation}\\n</recommendation>`);
    expect(call?.system).toMatch(/recommendation.+word for word/);
  });

  test('comes first if the model omits or rewords it, and once if the model repeats it', async () => {
    expect(await explained(good, recommended).interpreter.run('x')).toBe(`${recommendation}\n\n${good}`);
    const reworded = good.replace('Your GP can', 'See your GP when it suits you. Your GP can');
    expect(await explained(reworded, recommended).interpreter.run('x')).toMatch(/^Make a time with your GP\. Do not/);
    const shown = `${recommendation}\n\n${good}`;
    expect(await explained(shown, recommended).interpreter.run('x')).toBe(shown);
  });

  test.each([
    'There is nothing more to do.',
    'There is nothing to worry about.',
    'There is no need to see anybody.',
    'You don’t need to see a doctor.',
    'You do not have to book anything.',
    'You are safe to drive.',
    'You can keep driving as usual.',
    'It is fine to drive to work.',
    'See a doctor urgently.',
    'Go to the emergency department.',
    'Never drive again.',
    'Wait a few months and see.',
  ])('is not contradicted: %s', async (words) => {
    const { interpreter, reports } = explained(good.replace('Let us start', `${words} Let us start`), recommended);
    expect(await interpreter.run('x')).toBe(`${recommendation}\n\n${ruled}`);
    expect(reports.flat()).toContain('other-advice');
  });
});
