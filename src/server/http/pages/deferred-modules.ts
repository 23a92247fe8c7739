import { createHash } from 'node:crypto';

/** How long a page that has loaded stays without its modules while nobody reaches for anything, in milliseconds. */
const quietTime = 2500;

/** What counts as reaching for something: a finger or a pointer on the page, a key, a field. */
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/** What a visitor did before the script. */
interface EarlyActs {
  /** Fields, in the order in which they were changed. */
  changed: Set<EventTarget | null>;
  /** The last press, and its button where only script can answer it. */
  event?: Event;
  pressed?: Element | null;
}

/** A page whose script waits, and that script. */
export interface DeferredPage {
  html: string;
  /** The module that gives the page its data and starts the router, where an address for it was given. */
  source?: string;
}

/**
 * Makes a page's modules wait until the visitor reaches for something, or has read for a while: until then a slow
 * line and a slow processor belong to the words. Nothing is lost meanwhile. Links, menus and questions are the
 * browser's own, and a button that was pressed too early is pressed again.
 *
 * The router writes into the page its modules, as preloads and one script of static imports, and what the loaders
 * gave, as scripts that run at once. Here all of it becomes one function that runs when it is wanted. Where the page
 * can be asked for again, that function is a file of its own and the data is not sent before somebody needs it. Where
 * a page has no such script, it stays as it is.
 *
 * @param html The page, its scripts still marked with the nonce.
 * @param styles The whole style sheet, of which the page carries its own part.
 * @param address Where the page's script will be found, or undefined to leave it in the page.
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
  // Every statement ends in a semicolon and no string holds a line break, so what lies between lines can go.
  const rest = source.replace(staticImport, '').replace(/\n\s*/g, '');
  // An empty file is a module, too: one that draws nothing.
  const whole = `if(![${names}].every(one=>'default'in one))throw Error('A file is empty.')`;
  const start = `const [${names}]=await Promise.all([${imports}]);${whole};${data.join(';')};${rest}`;
  const files = [...html.matchAll(preloads)].map(([, file]) => file);
  // Posts may change between the page and its script, which says so: see entry.client.tsx.
  const drawnFrom = createHash('sha256').update(data.join()).digest('base64url').slice(0, 8);
  const [load, wanted] = address
    ? [`async()=>(await import(${written(address)})).default(${written(drawnFrom)})`, [address, ...files]]
    : [`async()=>{${start}}`, files];
  const settings = [wanted, styles, intents, quietTime].map(written);
  const deferred = `(${joined(keepPresses)})();(${joined(whenWanted)})(${[load, ...settings]})`;
  return {
    // React looks for the scripts that it wrote: they stay, without their words.
    html: html
      .replace(preloads, '')
      .replace(dataScript, '$1$3')
      .replace(moduleScript, (_, open: string, __, close: string) => open + deferred + close),
    ...(address
      ? { source: `export default async(page)=>{window.isDrawnFromOther=page!==${written(drawnFrom)};${start}}` }
      : {}),
  };
}

/** The same for a page whose modules come at once. */
export const replayEarlyClicks = `(${joined(keepPresses)})();dispatchEvent(new Event("script-wanted"))`;

/** The lines of a function in one, without spaces beside signs: no text in it holds one. */
function joined(inPage: (...given: never[]) => void): string {
  return inPage
    .toString()
    .replace(/\n\s*/g, '')
    .replace(/ ?([=<>?:{}(),;&|!+]) ?/g, '$1');
}

/** A value as a script may hold it that stands in a page. */
function written(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Runs in the page, its lines joined: it uses nothing from outside itself, every statement ends in a semicolon, and
 * it holds no comment. entry.client.tsx says when React takes the page over and when it answers; a click that React
 * meets while it takes over is its own. Until then the button looks as if it were at work (base.css), a link that
 * names a panel shows it. What was pressed and changed, ui/part/early-state.ts reads from `early`.
 *
 * A script that fails, or has not answered ten seconds after it was wanted, is given up: the page then says what it
 * says without script (script-gate.ts). Should it come later, it takes the page over all the same.
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
 * Runs in the page as keepPresses does. The side menu reads `loadedAt`. An address that carries values in its fragment
 * asks for something already: only the script can read them, and the page says so meanwhile (`opens-values`).
 *
 * A page may never finish loading, as when another site's frame does not answer: after four times as long it has its script all
 * the same. The whole style sheet comes with the modules, and before they run: what they draw may need any part of it. Should it
 * not come, the page answers all the same.
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
