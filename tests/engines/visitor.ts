import type { EngineWindow } from './engine.ts';

const timeoutMs = 15_000;
const pause = 60;

/** Actions of a visitor in a window, who finds elements by their text. Each action waits for its condition, never for a fixed time. */
export class Visitor {
  readonly window: EngineWindow;
  readonly #origin: string;
  /** Whether this browser gets the page's script. */
  readonly hasScript: boolean;

  constructor(window: EngineWindow, origin: string, hasScript: boolean) {
    this.window = window;
    this.#origin = origin;
    this.hasScript = hasScript;
  }

  open(path: string): Promise<void> {
    return this.window.open(this.#origin + path);
  }

  /** Triggers the loading of the page's script and waits until React has hydrated, if this browser gets the script. */
  async scriptComes(): Promise<void> {
    if (!this.hasScript) return;
    await this.window.press(2, 400);
    const taken = "Object.keys(document.querySelector('button')).some((key) => key.startsWith('__reactProps'))";
    await this.sees('the page’s script', taken);
  }

  /** Waits until an expression is true in the page. */
  async sees(what: string, expression: string): Promise<void> {
    await this.#until(what, async () => (await this.window.read<boolean>(`Boolean(${expression})`)) || undefined);
  }

  /** Waits until a part of the page contains this text. */
  async reads(words: string, selector = 'body'): Promise<void> {
    const text = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.innerText).join(' ')`;
    await this.sees(`‘${words}’ in ${selector}`, `${text}.includes(${JSON.stringify(words)})`);
  }

  /** Clicks the first element of this kind that contains this text, once it is uncovered and does not move. */
  async presses(selector: string, words = ''): Promise<void> {
    let before = '';
    const at = await this.#until(`‘${words}’ (${selector}) to press`, async () => {
      const place = await this.window.read<{ x: number; y: number } | null>(cacheKeyFor(selector, words));
      const stood = before === JSON.stringify(place);
      before = JSON.stringify(place);
      return place && stood ? place : undefined;
    });
    await this.window.press(at.x, at.y);
  }

  async types(selector: string, text: string): Promise<void> {
    await this.presses(selector);
    await this.sees(`the focus in ${selector}`, `document.activeElement?.matches(${JSON.stringify(selector)})`);
    await this.window.type(text);
  }

  /** Runs an action and waits until the page of this address has loaded. */
  async comesTo(path: string): Promise<void> {
    await this.sees(`the page ${path}`, `(location.pathname + location.search).startsWith(${JSON.stringify(path)})`);
    await this.sees('a heading', "document.querySelector('h1')");
  }

  async #until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const start = Date.now();
    for (;;) {
      // The page is being unloaded and does not answer.
      const found = await look().catch(() => undefined);
      if (found !== undefined) return found;
      if (Date.now() - start > timeoutMs) throw new Error(`not there: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function cacheKeyFor(selector: string, words: string): string {
  return `(() => {
    const wanted = ${JSON.stringify(words)};
    const said = (e) => (e.getAttribute('aria-label') || '') + ' ' + (e.innerText || e.textContent || '');
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
      (e) => e.getClientRects().length > 0 && !e.disabled && said(e).includes(wanted));
    if (!found) return null;
    let box = found.getBoundingClientRect();
    if (box.top < 80 || box.bottom > innerHeight - 120) found.scrollIntoView({ block: 'center' });
    box = found.getBoundingClientRect();
    const at = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    const top = document.elementFromPoint(at.x, at.y);
    return top && (found.contains(top) || top.contains(found)) ? at : null;
  })()`;
}
