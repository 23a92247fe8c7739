import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

// The output of a screen reader, computed in a real page by @guidepup/virtual-screen-reader. Tests press keys with playwright and
// read the output.

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

/** The reader as a script. It is injected through the debugger, which the page's security policy does not restrict. */
function script(): string {
  const name = exported.exec(file)?.[1];
  if (!name) throw new Error('The screen reader exports its reader under another name now.');
  return `(()=>{${file.replace(exported, '').replace(/\/\/# sourceMappingURL.*/, '')};window.reader=${name}})()`;
}

/** Starts the screen reader on the page or a part of it. */
export async function listen(page: Page, part = 'body'): Promise<void> {
  if (!(await page.evaluate(() => 'reader' in window))) await page.evaluate(script());
  await page.evaluate(async (selector) => {
    const { reader } = window as Listening;
    const container = document.querySelector(selector);
    if (!reader || !container) throw new Error(`nothing to listen to at ${selector}`);
    await reader.stop();
    // Real screen readers ignore removals in a live region. This one would repeat the rest of the region.
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

/** Reads the page or a part of it from beginning to end. */
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
      // The reader starts again at the beginning after the last item.
      if (said.indexOf(said[0] ?? '', 1) > 0) break;
    }
    const again = said.indexOf(said[0] ?? '', 1);
    await reader.stop();
    return again > 0 ? said.slice(0, again) : said;
  });
}

/** The output since the start or the last call. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { reader } = window as Listening;
    const said = (await reader?.spokenPhraseLog()) ?? [];
    await reader?.clearSpokenPhraseLog();
    return [...said];
  });
}
