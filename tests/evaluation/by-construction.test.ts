import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureTokens } from '#content/figures.ts';
import { severalFollowUps, severalVisits } from '#content/tokens.ts';
import { figuresIn } from '#domain/chat/output-check.ts';
import { priceFacts } from '#domain/medicare/price-list.ts';
import { secondClinic } from '#tests/support/site.ts';
import { evaluatedAssistant } from './assistant.ts';
import { readCases } from './cases.ts';
import { isSample, toAsk } from './evaluated.ts';
import { figuresOfContent, isSafe, judge } from './judge.ts';

/** Figures of the product: those in its answers, and those of the tools. A clinic's own figures are tokens. */
function figuresOfPack(): string[] {
  const folder = 'assistant-pack/answers';
  const typed = readdirSync(folder).map((file) =>
    readFileSync(join(folder, file), 'utf8').replace(/\{\{[^{}]*\}\}/g, ' '),
  );
  return [...typed, ...Object.values(figureTokens())].flatMap(figuresIn);
}

describe('[CHAT-05] by construction', () => {
  const folder = 'src/server/assistant';

  test('no sentence of the assistant contains a digit: figures come from the content folder', () => {
    const files = ['compose', 'compute'].flatMap((stage) =>
      readdirSync(join(folder, stage)).map((file) => join(stage, file)),
    );
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const source = readFileSync(join(folder, file), 'utf8');
      const sentences = [...source.matchAll(/html`([^`]*)`/g)].map(([, words = '']) =>
        words.replace(/\$\{[^}]*\}+/g, ''),
      );
      for (const sentence of sentences) expect(sentence, file).not.toMatch(/\d/);
    }
  });

  test('another clinic’s assistant mentions nothing of this clinic', async () => {
    const other = evaluatedAssistant(secondClinic);
    // Answers contain health facts and help lines as digits; this clinic's figures are listed below.
    // The cost of several visits is calculated from the clinic's own fees.
    const { site, claims, medicare } = other.content;
    const facts = priceFacts(site, claims, medicare);
    const sums = severalFollowUps.flatMap((count) => Object.values(severalVisits(facts, count)));
    const figures = new Set([...figuresOfContent(other.content), ...figuresOfPack(), ...sums.flatMap(figuresIn)]);
    const own = new RegExp(
      [
        String.raw`saltbush|marnie|keogh|akuila|5550 0142|harbour bookings|southport|4215|47\.55|38\.60`,
        String.raw`|46\.40|queensland time|\baest\b|8 am to 7 pm|24 hours' notice|2 business days`,
        '|24-48 hours|scope-certified|neora|133 646|weight-loss-clinic-(?!darwin|hobart)',
      ].join(''),
      'i',
    );
    const wrong: string[] = [];
    // Every sixth: all of them take minutes on a busy machine.
    for (const requested of toAsk(readCases().filter((_, at) => at % 6 === 0))) {
      const reply = (await other.converse(requested.turns)).at(-1);
      if (!reply) throw new Error('no reply');
      const { forbidden, unsafeHtml } = judge({ ...requested, category: '' }, reply, figures);
      const faults = [...forbidden, ...(unsafeHtml ? ['HTML'] : []), ...(reply.message.match(own) ?? [])];
      if (faults.length > 0) wrong.push(`${requested.turns.join(' / ')}: ${faults.join(', ')}: ${reply.message}`);
    }
    expect(wrong).toEqual([]);
    expect(other.reported).toEqual([]);
  }, 300_000);

  test('every answer is safe HTML and repeats no markup of the message', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '[x](javascript:alert(1))',
        '"><svg onload=alert(1)>',
        '<a href="https://evil.example">book</a>',
        '&lt;script&gt;',
        '{{constructor}}',
      ),
    );
    const requested = fc.constantFrom(
      '',
      'how much is it ',
      'book ',
      'articles about ',
      'do you see people in ',
      'what about ',
    );
    const assistant = evaluatedAssistant();
    await fc.assert(
      fc.asyncProperty(requested, hostile, async (before, text) => {
        const message = `${before}${text}`.trim();
        if (message === '') return;
        const [reply] = await assistant.converse([message]);
        expect(isSafe(reply?.message ?? '<')).toBe(true);
        expect(reply?.message).not.toMatch(/evil\.example|onerror|onload|javascript:|alert\(/i);
      }),
      { numRuns: isSample ? 50 : 200 },
    );
  }, 300_000);
});
