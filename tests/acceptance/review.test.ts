import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { say } from '#tests/support/chat.ts';
import { runCommand } from '#tests/support/command.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';

// All answers to visitors are printed for the signing clinician: the page of `npm run review` beside the site's replies over
// HTTP.

const site = await sharedSiteWithAssistant();

interface Row {
  name: string;
  file: string;
  said: string;
  signed: string;
}

async function reviewPage(folder: string): Promise<Row[]> {
  const { code, output } = await runCommand('review', [folder], {});
  expect(code, output).toBe(0);
  const html = readFileSync(/(\S+review\.html)/.exec(output)?.[1] ?? '', 'utf8');
  const rows = [...html.matchAll(/<tr><td>(.*?)<br><small>(.*?)<\/small><\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs)];
  return rows.map(([, name = '', file = '', said = '', signed = '']) => ({ name, file, said: plain(said), signed }));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\{\w+\}/g, ' ')
    .replace(/[\d()+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?])/g, '');
}

/** Every text in a file, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}

const rows = await reviewPage('content');
const all = rows.map(({ said }) => said).join(' ');

describe('[SAFE-07] the one page on which a clinician reads and signs', () => {
  test('holds every emergency phrase and sentence in every language, and each record a line to sign', () => {
    const files = globSync('assistant-pack/{concerns,languages}/*.yaml');
    expect(files.length).toBeGreaterThan(50);
    const missing = files.flatMap((file) => {
      const printed = rows
        .filter((row) => row.file === file)
        .map(({ said }) => said)
        .join(' ');
      const texts = textsIn(parse(readFileSync(file, 'utf8'))).filter((text) => text.length > 12);
      return texts.filter((text) => !printed.includes(plain(text))).map((text) => `${file}: ${text}`);
    });
    expect(missing).toEqual([]);
    for (const { name, signed } of rows)
      expect(signed, name).toMatch(/^(<div class="sign"><\/div>|.+<br>\d{4}-\d\d-\d\d)$/);
  });

  test('starts with emergencies and other languages, readable in an hour; phrases follow the answers', () => {
    const first = (wanted: string, file: RegExp) =>
      rows.findIndex((row) => row.said.includes(wanted) && file.test(row.file));
    const kinds = first('This is an emergency. Please make the call first', /kinds\.yaml/);
    const language = first('Ambulance', /languages\/vi\.yaml/);
    const answer = rows.findIndex(({ file }) => /answers/.test(file));
    const phrases = rows.findIndex(({ said }) => said.includes('phrases'));
    expect([kinds, language, answer, phrases].every((at) => at >= 0)).toBe(true);
    expect(kinds).toBeLessThan(language);
    expect(language).toBeLessThan(answer);
    expect(answer).toBeLessThan(phrases);
    const said = rows.slice(0, answer).map((row) => row.said);
    expect(said.join(' ').split(/\s+/).length).toBeLessThan(13_000);
  });

  test('holds what the site answers over HTTP', async () => {
    for (const question of [
      'How do I book a first visit?',
      'I am sixteen and want to lose weight',
      'is it safe to fast for a week',
      'I want to die',
      'tôi muốn chết',
      'necesito una cita',
    ]) {
      const [opening = ''] =
        plain((await say(site, question)).message)
          .trim()
          .match(/^.{20,}?[.?!]/) ?? [];
      expect(opening, question).not.toBe('');
      expect(all.includes(opening), `${question}: ${opening}`).toBe(true);
    }
  });

  test('says who signed an answer, and when', async () => {
    const folder = contentFolder();
    folder.edit(
      'assistant/answers.yaml',
      '  - id: hours/open\n',
      "  - id: hours/open\n    reviewedBy: Kim Reader\n    reviewedOn: '2026-11-20'\n",
    );
    expect((await reviewPage(folder.path)).find(({ name }) => name === 'hours/open')?.signed).toBe(
      'Kim Reader<br>2026-11-20',
    );
  });
});
