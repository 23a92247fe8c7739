import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { Message } from '../engines/connection.ts';
import { type Session, until } from './session.ts';

/** An utterance of the screen reader, or, with `cut`, one that a stop interrupted. */
interface Spoken {
  at: number;
  kind: 'said' | 'cut';
  text: string;
}

/** Milliseconds of silence after which the screen reader has finished. */
const silence = 900;
const pauseBetweenKeys = '60';

/** A keyboard user with a screen reader. */
export class Listener {
  readonly #session: Session;
  readonly #origin: string;
  #context = '';
  #userContext = '';
  /** Offset in the file at which the last step began. */
  #mark = 0;
  /** Number of utterances of the last step in `account`. */
  #noted = 0;
  /** Every step with its utterances, for the report of a failure. */
  readonly account: string[] = [];

  constructor(session: Session, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  /** Opens a window with an empty profile at this path. */
  async opens(path: string): Promise<string[]> {
    const { browser } = this.#session;
    const { userContext } = await browser.send('browser.createUserContext');
    const { context } = await browser.send('browsingContext.create', { type: 'tab', userContext });
    await this.closes();
    this.#userContext = String(userContext);
    this.#context = String(context);
    return this.goesTo(path);
  }

  /** Navigates to a path, as from the address bar. */
  async goesTo(path: string): Promise<string[]> {
    await this.#step(`opens ${path}`, async () => {
      const url = new URL(path, this.#origin).href;
      await this.#session.browser.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
    });
    return this.hears(`Finished loading ${await this.reads<string>('document.title')}`);
  }

  async closes(): Promise<void> {
    if (this.#userContext)
      await this.#session.browser.send('browser.removeUserContext', { userContext: this.#userContext });
    this.#userContext = '';
  }

  /** Presses keys by their xdotool names, such as `Tab` or `shift+Tab`, and returns the utterances. */
  presses(...keys: string[]): Promise<string[]> {
    return this.#step(keys.join(' '), () => this.#xdotool('key', '--delay', pauseBetweenKeys, ...keys));
  }

  types(text: string): Promise<string[]> {
    return this.#step(`types “${text}”`, () => this.#xdotool('type', '--delay', pauseBetweenKeys, text));
  }

  /** Presses keys without listening. */
  keys(...keys: string[]): void {
    this.#xdotool('key', '--delay', pauseBetweenKeys, ...keys);
  }

  /** Focuses an element as if it had been reached by keyboard. */
  async focuses(selector: string): Promise<string[]> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.sees(`${selector} in the page`, element);
    return this.#step(`focuses ${selector}`, () => this.reads(`${element}.focus()`), 450);
  }

  /** Presses a key repeatedly until this text is spoken. */
  async finds(key: string, words: string, most = 60): Promise<string[]> {
    for (let tries = 0; tries < most; tries += 1) {
      const said = await this.#step(key, () => this.#xdotool('key', key), 450);
      if (said.join(' ').toLowerCase().includes(words.toLowerCase())) return said;
    }
    throw new Error(`Not found with ${key}: “${words}”`);
  }

  /** Waits until this text is spoken in the last step, then for silence, and returns all utterances of the step. */
  async hears(words: string, within = 15_000): Promise<string[]> {
    await until(`“${words}” is said`, () => this.#said().join(' ').includes(words), within);
    return this.#untilSilence('', silence);
  }

  /** Evaluates an expression in the page; its value must be plain data. */
  async reads<T>(expression: string): Promise<T> {
    const answer: Message = await this.#session.browser.send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context: this.#context },
      awaitPromise: false,
    });
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    const { value } = answer.result as { value?: string };
    return (value === undefined ? undefined : JSON.parse(value)) as T;
  }

  /** Waits until an expression is true in the page. */
  sees(what: string, expression: string): Promise<void> {
    return until(what, async () => this.reads<boolean>(`Boolean(${expression})`).catch(() => false));
  }

  #xdotool(...args: string[]): void {
    execFileSync('xdotool', args, { env: this.#session.env });
  }

  async #step(name: string, act: () => unknown, quiet = silence): Promise<string[]> {
    this.#mark = statSync(this.#session.spokenFile).size;
    this.#noted = 0;
    await act();
    return this.#untilSilence(name, quiet);
  }

  async #untilSilence(name: string, quiet: number): Promise<string[]> {
    const file = this.#session.spokenFile;
    let size = statSync(file).size;
    let since = Date.now();
    await until('silence', () => {
      const now = statSync(file).size;
      if (now !== size) [size, since] = [now, Date.now()];
      return Date.now() - since > quiet;
    });
    const said = this.#said();
    if (name || said.length > this.#noted)
      this.account.push(`${name || '(later)'} │ ${said.slice(this.#noted).join(' ¦ ')}`);
    this.#noted = said.length;
    return said;
  }

  #said(): string[] {
    return this.#entries()
      .filter(({ kind }) => kind === 'said')
      .map(({ text }) => text);
  }

  #entries(): Spoken[] {
    const text = readFileSync(this.#session.spokenFile).subarray(this.#mark).toString('utf8');
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Spoken);
  }
}
