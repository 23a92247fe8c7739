import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Injects faults into the embedding engine of a running site. The site preloads this file in every thread. It wraps the engine
 * and reads the current fault from a file that the test writes. No other test file knows the name of the engine.
 */

/** no-engine: it cannot be loaded. dies: its thread exits at the next message. silent: it never answers. slow:
 * each text takes most of a second. */
export type MeaningFault = 'no-engine' | 'dies' | 'silent' | 'slow';

/** The engine's source, and its file in the bundle. */
const engine = new URL('../../src/server/assistant/meaning/engine.ts', import.meta.url).href;
const built = /\/build\/program\/engine-[\w-]+\.js$/;
const faultFile = process.env.MEANING_FAULT_FILE;
const fault = () => (faultFile && existsSync(faultFile) ? readFileSync(faultFile, 'utf8') : '');

interface EngineModule {
  createEngine: (...settings: unknown[]) => (text: string) => Float32Array | Promise<Float32Array>;
}

const real = faultFile ? ((await import(engine)) as EngineModule) : undefined;
if (faultFile)
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      return built.test(found.url) ? { url: import.meta.url, shortCircuit: true } : found;
    },
  });

/**
 * Replaces the engine's export of this name.
 *
 * @public The hook above redirects the site's import to this file.
 */
export const createEngine: EngineModule['createEngine'] = (...settings) => {
  if (fault() === 'no-engine') throw new Error('no engine');
  const read = real?.createEngine(...settings);
  return (text) => {
    if (!read || fault() === 'dies') process.exit(1);
    if (fault() === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    return fault() === 'silent' ? new Promise(() => {}) : read(text);
  };
};

export interface MeaningFaults {
  /** Settings to start the site with. */
  settings: Record<string, string>;
  begin: (fault: MeaningFault) => void;
  end: () => void;
  close: () => void;
}

export function meaningFaults(): MeaningFaults {
  const folder = mkdtempSync(join(tmpdir(), 'meaning-fault-'));
  const file = join(folder, 'fault');
  return {
    settings: { MEANING_FAULT_FILE: file, NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}` },
    begin: (kind) => writeFileSync(file, kind),
    end: () => rmSync(file, { force: true }),
    close: () => rmSync(folder, { recursive: true }),
  };
}
