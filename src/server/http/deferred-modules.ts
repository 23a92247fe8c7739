/** How long a page that has loaded stays without its modules while nobody reaches for anything, in milliseconds. */
const quietTime = 2500;

/** What counts as reaching for something: a finger or a pointer on the page, a key, a field. */
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * Makes a page's modules wait until the visitor reaches for something, or has read for a while: until then a slow
 * line and a slow processor belong to the words, the style sheet and the typeface. Nothing is lost meanwhile. Links,
 * menus and questions are the browser's own, and a button that was pressed too early is pressed again.
 *
 * The router writes the modules into the page as preloads and one script of static imports. Here they become
 * dynamic imports of the same files in the same order. Where a page has no such script, it stays as it is.
 *
 * @param html The page, its scripts still marked with the nonce.
 */
export function deferModules(html: string, nonce: string): string {
  const moduleScript = new RegExp(`(<script nonce="${nonce}" type="module" async="">)([\\s\\S]*?)(</script>)`);
  const source = moduleScript.exec(html)?.[2];
  if (source === undefined) return html;

  const files = [...html.matchAll(preloads)].map(([, file]) => file);
  const imported = [...source.matchAll(staticImport)];
  const names = imported.map(([, name]) => name);
  const imports = imported.map(([, , file]) => `import(${file})`);
  // Every statement ends in a semicolon and no string holds a line break, so what lies between lines can go.
  const rest = source.replace(staticImport, '').replace(/\n\s*/g, '');
  const load = `async()=>{const [${names}]=await Promise.all([${imports}]);${rest}}`;
  const wait = whenWanted.toString().replace(/\n\s*/g, '');
  const deferred = `(${wait})(${load},${JSON.stringify(files)},${JSON.stringify(intents)},${quietTime})`;
  return html
    .replace(preloads, '')
    .replace(moduleScript, (_, open: string, __, close: string) => open + deferred + close);
}

/**
 * Runs in the page, its lines joined: it uses nothing from outside itself, every statement ends in a semicolon, and
 * it holds no comment. entry.client.tsx says when React takes the page over and when it answers; a click that React
 * meets while it takes over is its own. Until then the button looks as if it were at work (base.css). The side menu reads `loadedAt`. An address that carries values in its fragment
 * asks for something already: only the script can read them, and the page says so meanwhile (`opens-values`).
 */
function whenWanted(load: () => Promise<void>, files: string[], signs: string[], quiet: number): void {
  let early: Event | null = null;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    load().catch((error: unknown) => {
      document.documentElement.classList.remove('opens-values');
      throw error;
    });
  };
  const pressed = () =>
    (early?.target as Element | undefined)?.closest<HTMLElement>('button:not([popovertarget],[type=submit])');
  const keep = (event: Event) => {
    pressed()?.removeAttribute('data-early');
    early = event;
    pressed()?.setAttribute('data-early', '');
  };
  const takeOver = () => {
    removeEventListener('click', keep, true);
    pressed()?.removeAttribute('data-early');
    if (early?.eventPhase) early = null;
  };
  const pressAgain = () => {
    pressed()?.click();
  };
  const waitQuietly = () => {
    Object.assign(window, { loadedAt: Date.now() });
    setTimeout(start, quiet);
  };
  if (location.hash.includes('=')) {
    document.documentElement.classList.add('opens-values');
    start();
  }
  addEventListener('click', keep, true);
  addEventListener('page-takes-over', takeOver, { once: true });
  addEventListener('page-answers', pressAgain, { once: true });
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') waitQuietly();
  else addEventListener('load', waitQuietly, { once: true });
}
