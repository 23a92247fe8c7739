import { resolve } from 'node:path';
import { ContentError } from '#content/problem.ts';
import { ArchiveError } from './archive/archive-lines.ts';
import { ConfigError } from './config.ts';
import { ExchangeError } from './exchange/exchange-error.ts';
import { ImageStoreUnavailable } from './images/image-store.ts';
import { StartError } from './start-error.ts';
import { StorageUnavailable } from './storage/storage-unavailable.ts';

/** A command that works on one file. */
export interface FileCommand {
  /** Printed after a wrong call. */
  usage: string;
  /** Options besides the file, such as '--replace'. */
  options?: readonly string[];
  work: (file: string, options: ReadonlySet<string>) => Promise<void>;
}

type Print = (line: string) => void;

/** Runs a command and prints a known failure as a sentence. @returns The exit code. */
export async function runFileCommand(
  { usage, options = [], work }: FileCommand,
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: Print,
): Promise<number> {
  const files = values.filter((value) => !value.startsWith('-'));
  const given = values.filter((value) => value.startsWith('-'));
  const [file] = files;
  if (file === undefined || files.length > 1 || given.some((option) => !options.includes(option))) {
    print(usage);
    return values.length === 1 && given[0] === '--help' ? 0 : 2;
  }
  // npm changes to the folder of the project; the file is relative to the caller's folder.
  return await explained(() => work(resolve(environment.INIT_CWD ?? '.', file), new Set(given)), print);
}

/** Does the work of a command and prints a known failure as a sentence. @returns The exit code. */
export async function explained(work: () => Promise<void>, print: Print): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    const sentence = explanation(error);
    if (sentence === undefined) throw error;
    print(sentence);
    return 1;
  }
}

const sentences = [ConfigError, ContentError, StartError, ArchiveError, ExchangeError];

/** The sentence for a known failure, or undefined. */
export function explanation(error: unknown): string | undefined {
  if (sentences.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof StorageUnavailable) {
    if (error.reason === 'full')
      return 'The disk of the database is full, so this is not finished. Free some space and run it again.';
    if (error.reason === 'damaged')
      return 'The database is damaged, so this is not finished. Keep its file and every backup, and bring back the newest backup that is whole: see docs/operations.md, A damaged database.';
    return `The database is ${error.reason} now, so this is not finished. Run it again in a moment.`;
  }
  if (error instanceof ImageStoreUnavailable)
    return `The place where pictures are kept cannot be used: ${error.message}. See docs/operations.md, Pictures.`;
  const { code, path } = error as NodeJS.ErrnoException;
  const place = path === undefined ? '' : ` ${path}`;
  switch (code) {
    case 'ENOENT':
      return `There is no file or folder${place}.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EISDIR':
      return `The file${place} cannot be used (${code}).`;
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full. Free some space and run this again.';
    default:
      return undefined;
  }
}
