import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { secondClinic } from '#tests/support/site.ts';
import { composeAccounts } from '../compose-accounts.ts';
import { readConfig } from '../config.ts';
import { runAccounts } from './accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
/** The site, which runs during the commands. */
let running: ReturnType<typeof composeAccounts> | undefined;
afterAll(async () => {
  await (await running)?.close();
  rmSync(folder, { recursive: true, force: true });
});
// The smaller of the two test clinics, because each command reads its content.
const environment = { DATA_DIR: folder, ADMIN_EMAIL: 'owner@clinic.example', CONTENT_DIR: secondClinic };

async function command(words: string, input = ''): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runAccounts({
    environment,
    words: words.split(' ').filter(Boolean),
    print: (line) => lines.push(line),
    readInput: async () => input,
  });
  return { code, text: lines.join('\n') };
}

async function signIn(email: string, password: string): Promise<string> {
  running ??= composeAccounts(readConfig(environment));
  return (await (await running).staffAuth.sessionManager.start({ email, password }, new Headers(), () => true)).kind;
}

const printed = (text: string) => /^ {2}(\S+)$/m.exec(text)?.[1] ?? '';

test('[ADMIN-07] makes, lists, switches and resets accounts, and prints each password once', async () => {
  // Without a site, an account would be useless.
  const { code, text } = await command('create jo@clinic.example');
  expect([code, text]).toEqual([1, expect.stringContaining('Set DATA_DIR')]);
  running = composeAccounts(readConfig(environment));
  await running;
  expect((await command('list')).text).toContain('There is no account yet');

  const made = await command('create Jo@Clinic.example --name Jo');
  expect(made.code).toBe(0);
  expect(made.text).toContain('jo@clinic.example may sign in as staff.');
  const password = printed(made.text);
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(await signIn('jo@clinic.example', password)).toBe('started');
  expect((await command('create owner@clinic.example')).text).toContain('may sign in as administrator.');

  const { text: list } = await command('list');
  expect(list.split('\n')).toEqual([
    expect.stringMatching(/^Email +Name +Role +Since +Last sign-in +State$/),
    expect.stringMatching(/^jo@clinic\.example +Jo +staff +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d +on$/),
    expect.stringMatching(/^owner@clinic\.example +owner +administrator +\d{4}-\d\d-\d\d +never +on$/),
  ]);
  expect(list).not.toContain(password);

  expect((await command('disable jo@clinic.example')).text).toContain('cannot sign in');
  expect(await signIn('jo@clinic.example', password)).toBe('disabled');
  expect((await command('list')).text).toMatch(/off since \d{4}/);

  const reset = await command('reset-password jo@clinic.example');
  expect(reset.text).toContain('The account is switched off: npm run account -- enable jo@clinic.example');
  expect(await signIn('jo@clinic.example', password)).toBe('wrong');
  expect((await command('enable jo@clinic.example')).code).toBe(0);
  expect(await signIn('jo@clinic.example', printed(reset.text))).toBe('started');

  const own = await command('reset-password jo@clinic.example --password-stdin', 'my own long password\n');
  expect(own.text).not.toContain('my own long password');
  expect(await signIn('jo@clinic.example', 'my own long password')).toBe('started');
}, 60_000);

test('[ADMIN-07] reports a mistake in a command in a sentence, and changes nothing', async () => {
  const wrong: [string, string][] = [
    ['', 'npm run account -- create EMAIL'],
    ['remove jo@clinic.example', 'npm run account -- create EMAIL'],
    ['create', 'Name the account by its email'],
    ['create jo', 'Name the account by its email'],
    ['create a@clinic.example b@clinic.example', 'npm run account -- create EMAIL'],
    ['create a@clinic.example --shout', 'npm run account -- create EMAIL'],
    ['create a@clinic.example --role boss', 'Roles are staff and administrator.'],
    ['create a@clinic.example --role administrator', 'ADMIN_EMAIL=a@clinic.example'],
    ['create owner@clinic.example --role staff', 'Leave --role out'],
    ['create owner@clinic.example', 'has an account already'],
    ['disable owner@clinic.example', 'Name another one in ADMIN_EMAIL first'],
    ['disable nobody@clinic.example', 'Nobody has an account'],
    ['enable nobody@clinic.example', 'Nobody has an account'],
    ['reset-password nobody@clinic.example', 'Nobody has an account'],
    ['reset-password owner@clinic.example --password-stdin', 'A password has 12 to 128 characters'],
  ];
  const before = (await command('list')).text;
  for (const [words, advice] of wrong) {
    const { code, text } = await command(words, 'short');
    expect([words, code, text.includes(advice) ? advice : text]).toEqual([words, 2, advice]);
  }
  expect((await command('list')).text).toBe(before);
  for (const words of ['help', '--help', 'create -h']) expect((await command(words)).code, words).toBe(0);
  const lines: string[] = [];
  const code = await runAccounts({
    environment: { ADMIN_EMAIL: 'no email' },
    words: ['list'],
    print: (line) => lines.push(line),
    readInput: async () => '',
  });
  expect([code, lines.join()]).toEqual([1, expect.stringContaining('ADMIN_EMAIL')]);
}, 60_000);
