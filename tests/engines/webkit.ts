import { globSync } from 'node:fs';
import type { Message } from './connection.ts';
import type { Engine, EngineWindow, RunningEngine } from './engine.ts';
import { programPath, startProgram } from './program.ts';

const driver = programPath('WebKitWebDriver');
const screen = programPath('Xvfb');
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/**
 * Debian's WebKitGTK, which shares Safari's engine, through classic WebDriver. That protocol does not report console messages,
 * so a script in each page collects the errors after loading.
 */
export const webkit: Engine = {
  name: 'WebKitGTK',
  step: 'everything',
  missing: () => (driver && screen && browser ? undefined : 'apt-get install webkit2gtk-driver xvfb installs it'),
  start: () => start(driver ?? '', screen ?? '', browser ?? ''),
};

async function start(driverFile: string, screenFile: string, binary: string): Promise<RunningEngine> {
  const display = startProgram(screenFile, ['-displayfd', '1', '-screen', '0', '1600x1000x24']);
  const DISPLAY = `:${await display.said(/^(\d+)$/m)}`;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const program = startProgram(driverFile, [`--port=${port}`], {
    ...process.env,
    DISPLAY,
    // WebKit's sandbox needs namespaces, which a container may not create.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const ask = (path: string, body?: Message, method = body ? 'POST' : 'GET') =>
    askDriver(`http://127.0.0.1:${port}${path}`, method, body);
  await untilAnswered(() => ask('/status'));
  let session = await newSession(ask, binary);
  const end = () => ask(`/session/${session.id}`, undefined, 'DELETE').catch(() => {});
  return {
    version: session.version,
    // A session for each window: sessions share no storage, and only the front window receives clicks.
    window: async (width, height) => {
      await end();
      session = await newSession(ask, binary);
      const { id } = session;
      return openWindow((path, body) => ask(`/session/${id}${path}`, body), width, height);
    },
    end: async () => {
      await end();
      await program.end();
      await display.end();
    },
  };
}

async function newSession(ask: Ask, binary: string): Promise<{ id: string; version: string }> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } };
  const { sessionId, capabilities } = (await ask('/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: Message;
  };
  return { id: sessionId, version: `${capabilities.browserName} ${capabilities.browserVersion}` };
}

async function askDriver(address: string, method: string, body?: Message): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(20_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

type Ask = (path: string, body?: Message, method?: string) => Promise<unknown>;

async function openWindow(ask: Ask, width: number, height: number): Promise<EngineWindow> {
  const read = async <T>(expression: string) =>
    (await ask('/execute/sync', { script: `return ${expression};`, args: [] })) as T;
  await ask('/window/rect', { width, height });
  const problems: string[] = [];
  const act = (type: 'pointer' | 'key', actions: readonly Message[]) =>
    ask('/actions', { actions: [{ type, id: type, actions }] });
  const keys = (text: string) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return {
    problems,
    open: async (url) => {
      await ask('/url', { url });
      await read("addEventListener('error', ({ message }) => (window.noticed ??= []).push(message))");
    },
    read: async <T>(expression: string) => {
      problems.push(...(await read<string[]>('(window.noticed ?? []).splice(0)')));
      return read<T>(expression);
    },
    press: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => void (await act('key', keys(text))),
    enter: async () => void (await act('key', keys('\uE007'))),
  };
}
