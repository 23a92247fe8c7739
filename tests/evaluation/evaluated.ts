import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm test` asks the assistant everything when something that its answers are made of changed, and a fixed share of it
// otherwise. What it was evaluated with is known by content, so that a fresh clone decides as a desk does.

/** All that an answer, and the judgement of it, is made of. */
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

/** Of what the process began with: files may change while it asks. */
const atStart = fingerprint();

/** Whether `npm run eval` passed with everything as it stands. */
const isEvaluated = existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === atStart;

/** For `npm run eval` after it passed as a whole. */
export function recordEvaluation(): void {
  writeFileSync(stampFile, `${atStart}\n`);
}

/** Whether only a share is asked. */
export const isSample = isEvaluated;

const share = isSample ? 4 : 1;

/** All of them, or every fourth where nothing changed since the last whole evaluation. */
export function toAsk<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, at) => at % share === 0);
}
