import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs one PostgreSQL server until the parent process exits: standard input is then closed, even after a crash. Prints one line:
// the address, or the reason of a failure.
const [, , programs, port] = process.argv;
if (!programs || !port) throw new Error('postgres-keeper PROGRAMS PORT');

const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
const data = join(folder, 'data');
const user = process.getuid?.() === 0 ? unprivileged() : undefined;
let server: ReturnType<typeof run> | undefined;
let ending = false;

process.stdin.resume();
process.stdin.on('end', () => end(0));
process.stdin.on('data', (text) => void command(String(text).trim()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

const socket = join(folder, 'socket');
mkdirSync(socket);
const half = join(folder, 'half-made');
mkdirSync(half);
if (user) for (const path of [folder, socket, half]) chownSync(path, user.uid, user.gid);
const made = run('initdb', ['-D', half, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
const code = await made.ended;
if (code !== 0) {
  console.log(`failed: initdb ended with ${code}: ${made.errors()}`);
  end(1);
} else if (!ending) {
  // The rename is atomic: a folder of this name is complete.
  renameSync(half, data);
  start();
}

function start(): void {
  const started = run('postgres', [
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${socket}`],
    ...['-c', 'max_connections=60', '-c', 'shared_buffers=64MB', '-c', 'log_min_messages=fatal'],
  ]);
  server = started;
  started.child.stderr.on('data', () => {});
  void started.ended.then((status) => {
    if (ending || server !== started) return;
    console.log(`failed: postgres ended with ${status}: ${started.errors()}`);
    end(1);
  });
  console.log(`started: ${started.child.pid}`);
}

/**
 * Commands: 'kill' kills the server as a power failure does, 'stop' shuts it down, 'start' restarts it on the same data. After
 * 'freeze' it accepts connections and statements and answers none, until 'thaw'.
 */
async function command(line: string): Promise<void> {
  if (line === 'start') return start();
  if (line === 'freeze' || line === 'thaw') {
    const pid = server?.child.pid;
    if (pid) signalFamily(pid, line === 'freeze' ? 'SIGSTOP' : 'SIGCONT');
    console.log(line === 'freeze' ? 'frozen' : 'thawed');
    return;
  }
  if (line !== 'kill' && line !== 'stop') return;
  const current = server;
  server = undefined;
  if (line === 'kill' && current?.child.pid) signalFamily(current.child.pid, 'SIGKILL');
  else current?.child.kill('SIGINT');
  await current?.ended;
  console.log('stopped');
}

/** Kills the server first, so that it starts no new process, then its children. */
function signalFamily(pid: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const children = childrenOf(pid);
  process.kill(pid, signal);
  for (const child of children) {
    try {
      process.kill(child, signal);
    } catch {
      // It has exited.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function end(status: number): void {
  if (ending) return;
  ending = true;
  const child = server?.child ?? made.child;
  if (child.exitCode !== null || child.pid === undefined) {
    leave();
    return;
  }
  child.once('close', leave);
  // SIGQUIT: immediate shutdown without waiting for connections; the data is discarded.
  child.kill('SIGQUIT');
  setTimeout(() => child.kill('SIGKILL'), 5000).unref();

  function leave(): void {
    rmSync(folder, { recursive: true, force: true });
    process.exit(status);
  }
}

/** PostgreSQL refuses to run as root. Returns an unprivileged user that exists on every system. */
function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter(([entry]) => entry === name))[0];
  if (!found) throw new Error('there is neither a user postgres nor nobody to run PostgreSQL as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function run(program: string, values: string[]) {
  const child = spawn(join(programs ?? '', program), values, {
    ...user,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors = (errors + String(text)).slice(-2000);
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown'));
  });
  return { child, ended, errors: () => errors };
}
