import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Connection, type Message } from './connection.ts';
import type { Engine, EngineWindow, RunningEngine } from './engine.ts';
import { startProgram } from './program.ts';

const packages = fileURLToPath(new URL('node_modules/', import.meta.url));

/** An old Chromium that npm installed. */
export function chromium(version: number, step: Engine['step']): Engine {
  const source = join(packages, `chromium-${version}`, 'bin');
  return {
    name: `Chromium ${version}`,
    step,
    missing: () =>
      existsSync(join(source, 'chromium.br')) ? undefined : 'npm ci in tests/engines installs it, on 64-bit Linux',
    start: () => start(unpacked(source, version)),
  };
}

/** Unpacks the program and the libraries that a minimal system lacks, once. */
function unpacked(source: string, version: number): string {
  const folder = join(packages, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(join(packages, '.cache'), { recursive: true });
  const unfinished = mkdtempSync(join(packages, '.cache', 'unfinished-'));
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(source, name)));
  writeFileSync(join(unfinished, 'chromium'), unpack('chromium.br'));
  chmodSync(join(unfinished, 'chromium'), 0o755);
  for (const archive of ['aws.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-x', '-C', unfinished], { input: unpack(archive) });
  renameSync(unfinished, folder);
  return folder;
}

async function start(folder: string): Promise<RunningEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const libraries = [join(folder, 'lib'), folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const program = startProgram(join(folder, 'chromium'), args, { ...process.env, LD_LIBRARY_PATH: libraries });
  const connection = await Connection.open(await program.said(/DevTools listening on (ws:\S+)/));
  const { product } = await connection.send('Browser.getVersion');
  return {
    version: String(product),
    window: (width, height) => openWindow(connection, width, height),
    end: async () => {
      connection.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function openWindow(connection: Connection, width: number, height: number): Promise<EngineWindow> {
  const { browserContextId } = await connection.send('Target.createBrowserContext');
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: Message = {}) => connection.send(method, params, { sessionId });
  const problems: string[] = [];
  let loaded = () => {};
  connection.onEvent((method, params, from) => {
    if (from !== sessionId) return;
    if (method === 'Page.loadEventFired') loaded();
    const problem = problemIn(method, params);
    if (problem) problems.push(problem);
  });
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return {
    problems,
    open: async (url) => {
      const done = new Promise<void>((resolve, reject) => {
        loaded = resolve;
        setTimeout(() => reject(new Error(`${url} did not load`)), 20_000).unref();
      });
      await send('Page.navigate', { url });
      await done;
    },
    read: async <T>(expression: string) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: T }).value;
    },
    press: async (x, y) => {
      const at = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    enter: async () => {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
  };
}

function problemIn(method: string, params: Message): string | undefined {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = params.exceptionDetails as { text: string; exception?: { description?: string } };
    return `uncaught: ${exception?.description?.slice(0, 300) ?? text}`;
  }
  if (method === 'Log.entryAdded') {
    const { level, text, url } = params.entry as { level: string; text: string; url?: string };
    // A warning of old versions about an attribute that they do not know.
    if (text.startsWith("Found a 'popover' attribute.")) return undefined;
    return level === 'error' ? `console: ${text} ${url ?? ''}` : undefined;
  }
  if (method !== 'Runtime.consoleAPICalled' || params.type !== 'error') return undefined;
  const args = params.args as { value?: unknown; description?: string }[];
  return `console: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`;
}
