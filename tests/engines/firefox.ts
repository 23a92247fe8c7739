import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection, type Message } from './connection.ts';
import type { Engine, EngineWindow, RunningEngine } from './engine.ts';
import { programPath, startProgram } from './program.ts';

const file = programPath('firefox-esr') ?? programPath('firefox');

/** Debian's Firefox through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  step: 'everything',
  missing: () => (file ? undefined : 'apt-get install firefox-esr installs it'),
  start: () => start(file ?? ''),
};

async function start(path: string): Promise<RunningEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'));
  const program = startProgram(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await Connection.open(`${address}/session`);
  const { capabilities } = await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${(capabilities as { browserVersion: string }).browserVersion}`,
    window: (width, height) => openWindow(connection, width, height),
    end: async () => {
      connection.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function openWindow(connection: Connection, width: number, height: number): Promise<EngineWindow> {
  const { userContext } = await connection.send('browser.createUserContext');
  const { context } = await connection.send('browsingContext.create', { type: 'tab', userContext });
  await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
  const problems: string[] = [];
  connection.onEvent((method, { level, text, source }) => {
    const isHere = (source as { context?: unknown } | undefined)?.context === context;
    if (method === 'log.entryAdded' && level === 'error' && isHere) problems.push(String(text));
  });
  const act = (type: 'pointer' | 'key', actions: readonly Message[]) =>
    connection.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const keys = (text: string) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return {
    problems,
    open: async (url) => void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async <T>(expression: string) => {
      const answer = await connection.send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
      const { value } = answer.result as { value?: string };
      return (value === undefined ? undefined : JSON.parse(value)) as T;
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
