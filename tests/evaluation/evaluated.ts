import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm test` runs the whole evaluation if an input of the answers has changed, and a fixed share otherwise. Changes are
// recognised by content, so that every clone decides alike.

/** All inputs of an answer and of its judgement. */
const sources = [
  'src/server/assistant',
  'src/domain/chat',
  'src/content',
  'content',
  'assistant-pack',
  'tests/evaluation',
];
const stampFile = 'tests/evaluation/evaluated.sha256';

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md|sha256)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // Articles are Markdown, too.
  const articles = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('content', name));
  for (const file of [...files, ...articles].sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Computed at start: files may change during the run. */
const atStart = fingerprint();

/** Whether `npm run eval` passed with the present files. */
const isEvaluated = existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === atStart;

/** Called by `npm run eval` after a complete pass. */
export function recordEvaluation(): void {
  writeFileSync(stampFile, `${atStart}\n`);
}

/** Whether only a share is run. */
export const isSample = isEvaluated;

const share = isSample ? 4 : 1;

/** All items, or every fourth if nothing has changed since the last complete evaluation. */
export function toAsk<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, at) => at % share === 0);
}
