import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Lets a test take from a running site what it reads the meaning of messages with, and give it back. Loaded into every
 * thread of the site before anything else, this file stands between the site and its engine, and looks into a file of the
 * test to know what to do. It is the one place of the tests that knows what the engine is called.
 */

/** no-engine: it cannot be loaded. dies: its thread ends with the next message. silent: it never answers. */
export type MeaningFault = 'no-engine' | 'dies' | 'silent';

const engine = '@lat.md/embed';
const faultFile = process.env.MEANING_FAULT_FILE;
const fault = () => (faultFile && existsSync(faultFile) ? readFileSync(faultFile, 'utf8') : '');

interface Engine {
  embed: (texts: readonly string[]) => Promise<readonly ArrayLike<number>[]>;
}
interface EngineModule {
  createEmbedder: (options: unknown) => Promise<Engine>;
}

if (faultFile)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === engine && context.parentURL !== import.meta.url
        ? { url: import.meta.url, shortCircuit: true }
        : next(specifier, context),
  });

/**
 * In the place of the engine's own.
 *
 * @public The hook above leads the site here.
 */
export const createEmbedder: EngineModule['createEmbedder'] = async (options) => {
  if (fault() === 'no-engine') throw new Error('no engine');
  const real = await ((await import(engine)) as EngineModule).createEmbedder(options);
  return {
    embed: (texts) => {
      if (fault() === 'dies') process.exit(1);
      return fault() === 'silent' ? new Promise(() => {}) : real.embed(texts);
    },
  };
};

export interface MeaningFaults {
  /** For the site that is started with it. */
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
