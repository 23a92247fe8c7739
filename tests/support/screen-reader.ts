import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

// What a screen reader says, computed in a real page by @guidepup/virtual-screen-reader. The keyboard is the browser's own:
// tests press keys with playwright, and hear what that says.

interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
}

type Listening = Window & { reader?: Reader };

const exported = /export\{.*?([\w$]+) as virtual\b[^}]*\};?/;
const file = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8');

/** The reader as a script of its own: handed in through the debugger, which the page's policy does not reach. */
function script(): string {
  const name = exported.exec(file)?.[1];
  if (!name) throw new Error('The screen reader exports its reader under another name now.');
  return `(()=>{${file.replace(exported, '').replace(/\/\/# sourceMappingURL.*/, '')};window.reader=${name}})()`;
}

/** Starts to listen to the page, or to a part of it. */
export async function listen(page: Page, part = 'body'): Promise<void> {
  if (!(await page.evaluate(() => 'reader' in window))) await page.evaluate(script());
  await page.evaluate(async (selector) => {
    const { reader } = window as Listening;
    const container = document.querySelector(selector);
    if (!reader || !container) throw new Error(`nothing to listen to at ${selector}`);
    await reader.stop();
    // A screen reader does not say what is taken out of a live region. This one says the rest of the region once more.
    const Observer = window.MutationObserver;
    window.MutationObserver = class extends Observer {
      constructor(callback: MutationCallback) {
        super((records, observer) => {
          const isRemoval = ({ type, addedNodes, target }: MutationRecord) =>
            type === 'childList' && addedNodes.length === 0 && (target as Element).closest('[aria-live]');
          const relevant = records.filter((record) => !isRemoval(record));
          if (relevant.length > 0) callback(relevant, observer);
        });
      }
    };
    await reader.start({ container });
    window.MutationObserver = Observer;
  }, part);
}

/** Reads the page, or a part of it, from its beginning to its end. */
export async function readAloud(page: Page, part = 'body'): Promise<string[]> {
  await listen(page, part);
  return page.evaluate(async () => {
    const { reader } = window as Listening;
    if (!reader) throw new Error('nobody listens');
    let said: string[] = await reader.spokenPhraseLog();
    for (let before = 0; before < said.length && said.length < 3000; ) {
      before = said.length;
      for (let step = 0; step < 20; step += 1) await reader.next();
      said = await reader.spokenPhraseLog();
      // At the end the reader begins again.
      if (said.indexOf(said[0] ?? '', 1) > 0) break;
    }
    const again = said.indexOf(said[0] ?? '', 1);
    await reader.stop();
    return again > 0 ? said.slice(0, again) : said;
  });
}

/** Everything that was said since the reader started to listen, or since this was last asked. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { reader } = window as Listening;
    const said = (await reader?.spokenPhraseLog()) ?? [];
    await reader?.clearSpokenPhraseLog();
    return [...said];
  });
}
