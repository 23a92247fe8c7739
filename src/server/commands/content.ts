import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeWhole } from '#content/atomic-write.ts';
import { splicedYaml } from '#content/splice.ts';
import { changedFields } from '#domain/desk/changes.ts';
import { isSameValue } from '#domain/desk/merge.ts';
import { type DeskRecord, deskRecords } from '#domain/desk/records.ts';
import { hasBegun, type Release } from '#domain/desk/releases.ts';
import { commandLine } from '../audit/audit-trail.ts';
import { explained } from '../command-line.ts';
import { composeStorage, requireSite, type Storage } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { type FileValues, hashOf, readFileValues } from '../desk/file-values.ts';
import { type LiveValue, liveValue } from '../desk/live-value.ts';
import { StartError } from '../start-error.ts';

const usage = `Compares what staff published in the browser with the files of the content folder. The site may run meanwhile.

  npm run content -- status          what is published, drafted or scheduled, and what the files say
  npm run content -- diff            every field that differs
  npm run content -- export [FOLDER] writes the published values into the files of a content folder; comments and order stay
  npm run content -- import [FOLDER] publishes the values of the files, so that the site says what they say`;

interface Compared {
  record: DeskRecord;
  live: LiveValue;
  file: unknown;
}

interface Opened {
  storage: Storage;
  files: FileValues;
  folder: string;
  releases: Release[];
  compared: Compared[];
  print: (line: string) => void;
}

const actions = { status, diff, export: exportValues, import: importValues };

/** Runs the command. @returns The exit code. */
export async function runContent(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [name = '', folder, ...rest] = values;
  const takesFolder = name === 'export' || name === 'import';
  if (!Object.hasOwn(actions, name) || rest.length > 0 || (folder !== undefined && !takesFolder)) {
    print(usage);
    return name === '--help' ? 0 : 2;
  }
  return explained(async () => {
    const config = readConfig(environment);
    await requireSite(config);
    const storage = await composeStorage(config);
    try {
      // npm changes to the folder of the project; the folder is relative to the caller's.
      const place = folder === undefined ? config.contentDir : resolve(environment.INIT_CWD ?? '.', folder);
      await actions[name as keyof typeof actions](await opened(storage, place, print));
    } finally {
      await storage.close();
    }
  }, print);
}

async function opened(storage: Storage, folder: string, print: (line: string) => void): Promise<Opened> {
  const files = readFileValues(folder);
  const releases = await storage.desk.releases();
  const compared: Compared[] = [];
  for (const record of deskRecords) {
    const live = await liveValue({ store: storage.desk, files }, releases, record.key, Date.now());
    compared.push({ record, live, file: files.read(record.key) });
  }
  return { storage, files, folder, releases, compared, print };
}

async function status({ storage, releases, compared, print }: Opened): Promise<void> {
  const drafts = await storage.desk.drafts();
  for (const { record, live, file } of compared) {
    const { key } = record;
    const draft = drafts.find((one) => one.key === key);
    const planned = releases.filter(
      (release) =>
        release.undoneAt === null && !hasBegun(release, Date.now()) && release.items.some((item) => item.key === key),
    );
    const words = [
      stateOf(live, file),
      ...live.conflicts.map(({ path }) => `file and published value both changed ${path || 'it'}: decide at the desk`),
      ...(draft ? [`draft by ${draft.editor}`] : []),
      ...planned.map(({ from }) => `another version from ${new Date(from).toISOString()}`),
    ];
    print(`${key}: ${words.join('; ')}`);
  }
}

function stateOf({ version, row, value }: LiveValue, file: unknown): string {
  if (version === null || !row) return 'as in the file';
  const said = `version ${version} by ${row.editor} of ${row.savedAt.slice(0, 10)}`;
  return isSameValue(value, file) ? `${said}, the same as the file` : `${said} differs from the file`;
}

async function diff({ compared, print }: Opened): Promise<void> {
  let count = 0;
  for (const { record, live, file } of compared) {
    for (const path of changedFields(file, live.value)) {
      count += 1;
      const field = path === '' || path.startsWith('[') ? path : `.${path}`;
      print(`${record.key}${field}`);
      print(`  file:      ${shown(at(file, path))}`);
      print(`  published: ${shown(at(live.value, path))}`);
    }
  }
  if (count === 0) print('The files say what is published.');
}

/** The field at a path such as `fees.initial` or `[0].days`. */
function at(value: unknown, path: string): unknown {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  return names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
    value,
  );
}

const shown = (value: unknown) => (value === undefined ? '(none)' : JSON.stringify(value));

async function exportValues({ compared, folder, print }: Opened): Promise<void> {
  const sources = new Map<string, string>();
  for (const { record, live, file } of compared) {
    if (isSameValue(live.value, file)) continue;
    const source = sources.get(record.file) ?? sourceOf(join(folder, record.file));
    sources.set(record.file, splicedYaml(source, record.part, live.value));
    print(`${record.key}: written to ${record.file}`);
  }
  for (const [file, source] of sources) {
    if (!writeWhole(join(folder, file), () => Buffer.from(source))) {
      throw new StartError(`${file} cannot be written in ${folder}. Files that were named before it may be written.`);
    }
  }
  if (sources.size === 0) print('The files say what is published. Nothing was written.');
}

/** A clinic may do without some files. */
const sourceOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

async function importValues({ storage, compared, folder, files, print }: Opened): Promise<void> {
  const changed = compared.filter(({ live, file }) => live.version !== null && !isSameValue(live.value, file));
  if (changed.length === 0) return print('The site says what the files say. Nothing was published.');
  for (const { record, file } of changed) {
    const problem = record.schema.safeParse(file).error?.issues[0];
    if (problem) throw new StartError(`${record.key} cannot be published: ${problem.message}. Nothing was published.`);
  }
  const items = changed.map(({ record: { key }, live, file }) => {
    const fileValue = files.read(key);
    return { key, value: file, fileValue, baseHash: hashOf(fileValue), expectedLive: live.version };
  });
  const keys = items.map(({ key }) => key);
  const title = `Import of ${keys.length} from files`;
  const result = await storage.desk.publish(
    { items, from: null, to: null, title, editor: commandLine.name, note: `From ${folder}` },
    { action: 'fact-published', by: commandLine, subject: { name: keys.join(', ') }, details: 'imported from files' },
  );
  if ('stale' in result) throw new StartError(`${result.stale.join(', ')} was published meanwhile. Import again.`);
  for (const key of keys) print(`${key}: published as in the file`);
}
