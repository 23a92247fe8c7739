import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Connection } from '../engines/connection.ts';
import { type Program, programPath, startProgram } from '../engines/program.ts';
import { userPreferences } from './firefox-preferences.ts';

const orcaFolder = fileURLToPath(new URL('orca/', import.meta.url));
const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** A private desktop: a virtual screen, a message bus, Firefox, and Orca, which writes its speech to a file. */
export interface Session {
  env: NodeJS.ProcessEnv;
  browser: Connection;
  spokenFile: string;
  end: () => Promise<void>;
}

/** The Debian packages that are not installed. */
export function missingPackages(): string[] {
  const programs = { orca: 'orca', 'firefox-esr': 'firefox-esr', Xvfb: 'xvfb', openbox: 'openbox' };
  const more = { xdotool: 'xdotool', 'dbus-daemon': 'dbus', gdbus: 'libglib2.0-bin' };
  const missing = Object.entries({ ...programs, ...more }).filter(([program]) => !programPath(program));
  return [...missing.map(([, name]) => name), ...(existsSync(busLauncher) ? [] : ['at-spi2-core'])];
}

/** @param log File for Orca's debug log; none if undefined. */
export async function startSession(log?: string): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const path = (name: string) => join(folder, name);
  for (const name of ['home', 'run', 'profile']) mkdirSync(path(name), { mode: 0o700 });
  cpSync(join(orcaFolder, 'orca-customizations.py'), join(path('settings'), 'orca-customizations.py'));
  writeFileSync(join(path('profile'), 'user.js'), userPreferences());
  writeFileSync(path('spoken.jsonl'), '');

  const programs: Program[] = [];
  const end = async () => {
    for (const program of programs.reverse()) await program.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: path('home'),
    XDG_RUNTIME_DIR: path('run'),
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    MOZ_DBUS_REMOTE: '0',
    PYTHONPATH: orcaFolder,
    PYTHONDONTWRITEBYTECODE: '1',
    SPOKEN_FILE: path('spoken.jsonl'),
    ORCA_LOG: log,
  };
  const start = (file: string, ...args: string[]) => {
    const program = startProgram(file, args, env, { group: true });
    programs.push(program);
    return program;
  };
  try {
    // Xvfb chooses a free display number.
    const screen = start('Xvfb', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp', '-displayfd', '1');
    env = { ...env, DISPLAY: `:${(await screen.said(/^(\d+)\n/m)).trim()}` };
    const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
    env = { ...env, DBUS_SESSION_BUS_ADDRESS: (await bus.said(/^(unix:\S+)\n/m)).trim() };
    start('openbox');
    start(busLauncher, '--launch-immediately');
    for (const status of ['IsEnabled', 'ScreenReaderEnabled']) execFileSync('gdbus', switchOn(status), { env });
    start('/usr/bin/python3', join(orcaFolder, 'start_orca.py'), path('settings'));
    await until('Orca speaks', () => readFileSync(path('spoken.jsonl'), 'utf8') !== '');
    const args = ['--profile', path('profile'), '--no-remote', '--remote-debugging-port', '0', 'about:blank'];
    const firefox = start('firefox-esr', ...args);
    const address = await firefox.said(/WebDriver BiDi listening on (ws:\S+)/);
    const browser = await Connection.open(`${address}/session`);
    await browser.send('session.new', { capabilities: {} });
    return { env, browser, spokenFile: path('spoken.jsonl'), end };
  } catch (error) {
    await end();
    throw error;
  }
}

function switchOn(status: string): string[] {
  const bus = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'];
  return ['call', ...bus, '--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', status, '<true>'];
}

export async function until(what: string, look: () => boolean | Promise<boolean>, within = 20_000): Promise<void> {
  const start = Date.now();
  while (!(await look())) {
    if (Date.now() - start > within) throw new Error(`Timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
