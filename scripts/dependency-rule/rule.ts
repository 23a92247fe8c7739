import { posix } from 'node:path';
import { findCycles } from './cycles.ts';
import { refusedWordIn, refusedWords } from './refused-words.ts';
import { type Import, readSourceFile, type SourceFile } from './source-file.ts';
import {
  adapterOf,
  areaOf,
  areas,
  compositionRoot,
  environmentReaders,
  longestFile,
  mayCompose,
  refusedNames,
  routerNamesForUi,
  seesAdapters,
  sharedSiblings,
  siblings,
} from './table.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const aliasPattern = /^#([^/]+)\/(.+)$/;

/**
 * Checks source files against the dependency rule.
 *
 * @param files Text of every .ts and .tsx file by its path from the repository's root, such as src/domain/site/host.ts.
 * @returns One sentence of advice for each thing to change, in the order of the files.
 */
export function findViolations(files: ReadonlyMap<string, string>): string[] {
  const violations: string[] = [];
  const edges = new Map<string, string[]>();

  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = readSourceFile(path, text);
    violations.push(...nameAdvice(path), ...wordAdvice(file), ...sizeAdvice(file));
    // Tests may import anything, and nothing may import them.
    if (!path.startsWith('src/') || path.endsWith('.d.ts') || isTest(path)) continue;
    violations.push(...placeAdvice(path), ...environmentAdvice(file));
    const targets: string[] = [];
    for (const entry of file.imports) {
      const target = resolveImport(path, entry.specifier);
      const advice = target === undefined ? packageAdvice(path, entry) : fileAdvice(path, target, entry.specifier);
      if (advice) violations.push(`${path}:${entry.line} imports ${entry.specifier}: ${advice}`);
      if (target !== undefined && files.has(target)) targets.push(target);
    }
    edges.set(path, targets);
  }
  for (const cycle of findCycles(edges)) {
    violations.push(
      `${[...cycle, cycle[0]].join(' -> ')}: these files import each other in a circle; move what they share into a file of its own`,
    );
  }
  return violations;
}

/** The file that an import names, or undefined for a package. */
function resolveImport(importer: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(importer), plain);
  const alias = aliasPattern.exec(plain);
  if (!alias) return undefined;
  return alias[1] === 'tests' ? `tests/${alias[2]}` : `src/${alias[1]}/${alias[2]}`;
}

function fileAdvice(importer: string, target: string, specifier: string): string | undefined {
  // Types that the framework writes for a route.
  if (target.includes('/+types/')) return undefined;
  if (!target.startsWith('src/') || isTest(target))
    return 'the product never imports tests or scripts; move what it needs into src';
  const from = areaOf(importer);
  const to = areaOf(target);
  if (!from || !to || !areas[from]) return undefined;

  for (const [folder, advice] of Object.entries(siblings)) {
    const mine = childOf(folder, importer);
    const theirs = childOf(folder, target);
    if (mine && theirs && mine !== theirs && !sharedSiblings.includes(`${folder}/${theirs}`)) return advice;
  }
  if (!areas[from].folders.includes(to)) return `${from} may not import ${to}; ${areas[from].advice}`;
  if (target === 'src/server/main.ts' || target.startsWith('src/server/commands/'))
    return `nothing imports ${target}; it is a program of its own`;
  if (seesAdapters(target) && !mayCompose(importer))
    return `nothing imports ${target}; it builds the services and passes them in`;
  const adapter = adapterOf(target);
  if (adapter && adapter !== adapterOf(importer) && !seesAdapters(importer)) {
    return `only ${compositionRoot} sees the adapter ${adapter}; use its port, and let ${compositionRoot} pass the adapter in`;
  }
  // Beside src/routes.ts, './domain/…' already shows the folder.
  if (specifier.startsWith('../') && from !== to)
    return `write #${target.replace(/^src\//, '')}, so that the folder can be seen`;
  return undefined;
}

function packageAdvice(importer: string, { specifier, names }: Import): string | undefined {
  const from = areaOf(importer);
  const area = from ? areas[from] : undefined;
  if (!from || !area) return undefined;
  const name = specifier.startsWith('node:')
    ? 'node:'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
  const allowed = area.packages ? area.packages.includes(name) : !area.never?.includes(name);
  if (!allowed) return `${from} may not import ${name === 'node:' ? 'Node modules' : name}; ${area.advice}`;
  const foreign = names.filter((imported) => !routerNamesForUi.includes(imported));
  if (from === 'ui' && name === 'react-router' && foreign.length > 0) {
    return `ui takes only ${routerNamesForUi.join(', ')} from react-router, not ${foreign.join(', ')}; ${area.advice}`;
  }
  return undefined;
}

/** The sub-folder of a folder that a path lies in. */
function childOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const rest = path.slice(folder.length + 1).split('/');
  return rest.length > 1 ? rest[0] : undefined;
}

function nameAdvice(path: string): string[] {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const refused = parts.find((part) => refusedNames.includes(part));
  return refused ? [`${path}: '${refused}' says nothing and collects everything; name it after what it holds`] : [];
}

function wordAdvice({ path, names }: SourceFile): string[] {
  const advice = (word: string) => `write ${refusedWords.get(word)} instead of '${word}' (docs/code-terms.md)`;
  const inPath = refusedWordIn(path.replace(/\.tsx?$/, ''));
  const inNames = [...names].flatMap(([name, line]) => {
    const word = refusedWordIn(name);
    return word === undefined ? [] : [`${path}:${line} names ${name}: ${advice(word)}`];
  });
  return [...(inPath === undefined ? [] : [`${path}: ${advice(inPath)}`]), ...inNames];
}

function sizeAdvice({ path, lines }: SourceFile): string[] {
  if (lines <= longestFile) return [];
  return [`${path}: ${lines} lines, and ${longestFile} is the limit; split it by what a reader would look for`];
}

function placeAdvice(path: string): string[] {
  const area = areaOf(path);
  const known = Object.keys(areas).join(', ');
  if (!area) return [`${path}: no rule covers this file; move it into one of ${known}`];
  if (!areas[area])
    return [
      `${path}: no rule covers src/${area}; use one of ${known}, or give the folder a row in scripts/dependency-rule/table.ts`,
    ];
  if (/^src\/features\/[^/]+$/.test(path))
    return [`${path}: a feature has a folder of its own; move the file into one`];
  return [];
}

function environmentAdvice({ path, environmentReads }: SourceFile): string[] {
  if (environmentReaders.includes(path)) return [];
  return environmentReads.map(
    (line) => `${path}:${line} reads process.env: add the setting to src/server/config.ts and pass its value in`,
  );
}
