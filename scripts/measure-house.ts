import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { partsOfName, refusedWords } from './dependency-rule/refused-words.ts';

// `npm run measure:house`: prints figures about the source, one a line. It fails nothing.

/** Number of longest functions that are listed by name. */
const listed = 8;
const longFunction = 60;
const longestFunction = 120;
/** Export names that a framework or the screeners require. */
const conventions = new Set(
  'loader action meta headers clientLoader clientAction shouldRevalidate ErrorBoundary links score scale items about notices highRiskFrom highRiskAdvice'.split(
    ' ',
  ),
);

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const isProduct = (path: string) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.|\/examples\.tsx$/.test(path);
const paths = git('ls-files');
const product = new Map(paths.filter(isProduct).map((path) => [path, readFileSync(path, 'utf8')]));
const documents = paths.filter((path) => path.endsWith('.md') && !/^(content|assistant-pack)\//.test(path));

const words = new Map<string, number>();
const exported = new Map<string, Set<string>>();
const functions: { where: string; lines: number }[] = [];

for (const [path, text] of product) {
  countWords(text);
  const { program } = parseSync(path, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = lineAt(end) - lineAt(start) + 1;
    if (lines > longFunction) functions.push({ where: `${path}:${lineAt(start)}`, lines });
  };
  const note = (name: string) => exported.set(name, (exported.get(name) ?? new Set()).add(path));
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    ExportNamedDeclaration({ declaration, source }) {
      if (source || !declaration) return;
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) id.type === 'Identifier' && note(id.name);
      else if ('id' in declaration && declaration.id?.type === 'Identifier') note(declaration.id.name);
    },
  }).visit(program);
}
for (const path of documents) countWords(readFileSync(path, 'utf8'));

const shared = [...exported].filter(([name, places]) => places.size > 1 && !conventions.has(name));
const subjects = git('log', '--no-merges', '--format=%s');
const lines = [...product.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
const sorted = functions.toSorted((a, b) => b.lines - a.lines);
const inHttp = paths.filter((path) => /^src\/server\/http\/[^/]+\.ts$/.test(path) && isProduct(path));
const upward = [...product].filter(
  ([path, text]) =>
    path.startsWith('src/server/') &&
    !/^src\/server\/(http\/|main|compose|services)/.test(path) &&
    /from '(?:#server|\.{1,2}(?:\/\.\.)*)\/http\//.test(text),
);

const rows: [string, string | number][] = [
  ['product files / lines', `${product.size} / ${lines}`],
  ['refused words in src and docs', [...words].map(([word, count]) => `${word} ${count}`).join(', ') || 0],
  ['exported names with two places', `${shared.length}: ${shared.map(([name]) => name).join(', ')}`],
  [
    `functions past ${longFunction} / ${longestFunction} lines`,
    `${sorted.length} / ${sorted.filter((one) => one.lines > longestFunction).length}`,
  ],
  [
    'longest functions',
    sorted
      .slice(0, listed)
      .map(({ where, lines }) => `${where} (${lines})`)
      .join(', '),
  ],
  ['files of src/server/http beside its rooms', inHttp.length],
  ['files of other rooms that import src/server/http', `${upward.length}: ${upward.map(([path]) => path).join(', ')}`],
  ['decision records', paths.filter((path) => /^docs\/decisions\/\d/.test(path)).length],
  [
    'commit subjects past 72 characters',
    `${subjects.filter((subject) => subject.length > 72).length} of ${subjects.length}`,
  ],
];
for (const [what, figure] of rows) console.log(`${what}: ${figure}`);

function countWords(text: string): void {
  for (const part of partsOfName(text)) if (refusedWords.has(part)) words.set(part, (words.get(part) ?? 0) + 1);
}
