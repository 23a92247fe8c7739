import { createHash } from 'node:crypto';

/** Milliseconds after the load event until the modules are loaded without any interaction. */
const quietTime = 2500;

/** Events that load the modules: a finger or a pointer on the page, a key, a field. */
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/** Interactions of a visitor before the script runs. */
interface EarlyActs {
  /** Fields, in the order in which they were changed. */
  changed: Set<EventTarget | null>;
  /** The last press, and its button if only script can handle it. */
  event?: Event;
  pressed?: Element | null;
}

/** A page with deferred script, and that script. */
export interface DeferredPage {
  html: string;
  /** The module that holds the page's data and starts the router, if it has its own address. */
  source?: string;
}

/**
 * Defers a page's modules until the visitor interacts with the page, or has read for a while: until then a slow line and a
 * slow processor work only on the text. Nothing is lost meanwhile: links, menus and questions work without script, and an
 * early press of a button is replayed.
 *
 * The router writes into the page its modules, as preloads and one script of static imports, and the loader data, as scripts
 * that run at once. This function joins all of it into one function that runs when it is needed. If the page can be requested
 * again, that function is a separate file and the data is not sent before it is needed. A page without such a script is not
 * changed.
 *
 * @param html The page, its scripts still marked with the nonce.
 * @param styles The address of the whole style sheet, of which the page carries its own part.
 * @param address The address of the page's script; undefined leaves the script in the page.
 */
export function deferModules(html: string, nonce: string, styles: string, address?: string): DeferredPage {
  const moduleScript = new RegExp(`(<script nonce="${nonce}" type="module" async="">)([\\s\\S]*?)(</script>)`);
  const source = moduleScript.exec(html)?.[2];
  if (source === undefined) return { html };

  const dataScript = new RegExp(`(<script nonce="${nonce}">)(window\\.__reactRouterContext[\\s\\S]*?)(</script>)`, 'g');
  const data = [...html.matchAll(dataScript)].map(([, , statements]) => statements);
  const imported = [...source.matchAll(staticImport)];
  const names = imported.map(([, name]) => name);
  const imports = imported.map(([, , file]) => `import(${file})`);
  // Every statement ends in a semicolon and no string holds a line break, so line breaks and indentation can go.
  const rest = source.replace(staticImport, '').replace(/\n\s*/g, '');
  // An empty file is a valid module that renders nothing.
  const whole = `if(![${names}].every(one=>'default'in one))throw Error('A file is empty.')`;
  const start = `const [${names}]=await Promise.all([${imports}]);${whole};${data.join(';')};${rest}`;
  const files = [...html.matchAll(preloads)].map(([, file]) => file);
  // Posts may change between the page and its script, which the hash reveals: see entry.client.tsx.
  const drawnFrom = createHash('sha256').update(data.join()).digest('base64url').slice(0, 8);
  const [load, wanted] = address
    ? [`async()=>(await import(${written(address)})).default(${written(drawnFrom)})`, [address, ...files]]
    : [`async()=>{${start}}`, files];
  const settings = [wanted, styles, intents, quietTime].map(written);
  const deferred = `(${joined(keepPresses)})();(${joined(whenWanted)})(${[load, ...settings]})`;
  return {
    // React looks for the scripts that it wrote: they stay as empty elements.
    html: html
      .replace(preloads, '')
      .replace(dataScript, '$1$3')
      .replace(moduleScript, (_, open: string, __, close: string) => open + deferred + close),
    ...(address
      ? { source: `export default async(page)=>{window.isDrawnFromOther=page!==${written(drawnFrom)};${start}}` }
      : {}),
  };
}

/** The script for a page whose modules load at once. */
export const replayEarlyClicks = `(${joined(keepPresses)})();dispatchEvent(new Event("script-wanted"))`;

/** A function's source on one line, without spaces around punctuation: no string in it holds any. */
function joined(inPage: (...given: never[]) => void): string {
  return inPage
    .toString()
    .replace(/\n\s*/g, '')
    .replace(/ ?([=<>?:{}(),;&|!+]) ?/g, '$1');
}

/** A value as JSON that is safe inside a script element. */
function written(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Runs in the page, its lines joined: it uses no outside variable, every statement ends in a semicolon, and it holds no
 * comment. entry.client.tsx signals when React hydrates the page and when it handles events; React replays a click during
 * hydration itself. Until then the button looks busy (base.css), and a link to a panel shows the panel. ui/part/early-state.ts
 * reads the presses and changes from `early`.
 *
 * A script that fails, or has not answered ten seconds after it was needed, is given up: the page then shows its text for
 * browsers without script (script-gate.ts). A script that arrives later hydrates the page all the same.
 */
function keepPresses(): void {
  const root = document.documentElement;
  const early: EarlyActs = { changed: new Set() };
  Object.assign(window, { early });
  const mark = (isAtWork: boolean) => early.pressed?.toggleAttribute('data-early', isAtWork);
  const note = ({ target }: Event) => {
    early.changed.delete(target);
    early.changed.add(target);
  };
  const keep = (event: Event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>('[data-panel]');
    const panel = link && document.getElementById(`${link.dataset.panel}`);
    if (panel?.showPopover) {
      event.preventDefault();
      panel.showPopover();
    }
    mark(false);
    early.event = event;
    early.pressed = target.closest('button:not([popovertarget])');
    mark(true);
  };
  const stop = () => {
    removeEventListener('click', keep, true);
    mark(false);
  };
  const giveUp = () => {
    if (root.dataset.script !== 'coming') return;
    stop();
    early.pressed = null;
    root.classList.remove('opens-values');
    root.removeAttribute('data-script');
  };
  if (!root.dataset.script) return;
  for (const kind of ['input', 'change']) addEventListener(kind, note, true);
  addEventListener('click', keep, true);
  addEventListener('script-wanted', () => setTimeout(giveUp, 1e4));
  addEventListener('script-fails', giveUp);
  addEventListener('page-takes-over', stop);
}

/**
 * Runs in the page like keepPresses. The side menu reads `loadedAt`. An address with values in its fragment loads the script
 * at once: only the script can read them, and the page says so meanwhile (`opens-values`).
 *
 * A page may never finish loading, as when another site's frame does not answer: after four times as long its script loads all
 * the same. The whole style sheet loads with the modules and before they run, because they may render any part of it. If it
 * fails to load, the page works all the same.
 */
function whenWanted(load: () => Promise<void>, files: string[], styles: string, signs: string[], quiet: number): void {
  let started = !document.documentElement.dataset.script;
  const link = (rel: string, href: string) => {
    const element = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(element);
    return new Promise((resolve) => {
      element.onload = element.onerror = resolve;
    });
  };
  const start = () => {
    if (started) return;
    started = true;
    dispatchEvent(new Event('script-wanted'));
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const file of files) link('modulepreload', file);
    link('stylesheet', styles)
      .then(load)
      .catch((error: unknown) => {
        dispatchEvent(new Event('script-fails'));
        throw error;
      });
  };
  const waitQuietly = () => {
    Object.assign(window, { loadedAt: Date.now() });
    setTimeout(start, quiet);
  };
  if (!started && location.hash.includes('=')) {
    document.documentElement.classList.add('opens-values');
    start();
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  setTimeout(start, 4 * quiet);
  if (document.readyState === 'complete') waitQuietly();
  else addEventListener('load', waitQuietly, { once: true });
}
