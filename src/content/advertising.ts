import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type AdvertisingWarning, checkAdvertising } from '#domain/advertising/check-advertising.ts';
import { exceptionsFile, isExcepted, readExceptions } from './advertising-exceptions.ts';
import { ContentError } from './problem.ts';
import { ContentReader } from './read.ts';

export interface ContentWarning extends AdvertisingWarning {
  file: string;
  line: number;
}

export interface AdvertisingReport {
  texts: number;
  warnings: ContentWarning[];
  /** Passages that the clinic lets stand, with its reason. */
  excepted: number;
  /** Exceptions of which the passage is gone. */
  spare: string[];
}

/** Reads every text of a content folder for what health advertising may not hold. What visitors may type is no text of ours. */
export function reviewContent(folder: string): AdvertisingReport {
  const reader = new ContentReader(folder);
  const exceptions = readExceptions(reader);
  if (reader.problems.length > 0) throw new ContentError(reader.problems);
  const used = new Set<number>();
  const report: AdvertisingReport = { texts: 0, warnings: [], excepted: 0, spare: [] };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:md|ya?ml)$/.test(file) || /README\.md$/.test(file) || file === exceptionsFile) continue;
    for (const { line, text } of textsOf(join(folder, file))) {
      report.texts++;
      for (const warning of checkAdvertising(text)) {
        const at = exceptions.findIndex((each) => isExcepted(each, file, warning.passage));
        if (at >= 0) used.add(at);
        if (at >= 0) report.excepted++;
        else report.warnings.push({ ...warning, file, line: line + lineOf(text, warning.start) });
      }
    }
  }
  report.spare = exceptions.filter((_, at) => !used.has(at)).map(({ file, passage }) => `${file}: ${passage}`);
  return report;
}

interface Text {
  /** Of the file, from 1. */
  line: number;
  text: string;
}

/** Names of lists that hold what visitors write, and of values that nobody reads. */
const unread = new Set([
  'asks',
  'asked',
  'examples',
  'phrases',
  'words',
  'keywords',
  'patterns',
  'not',
  'id',
  'href',
  'icon',
]);

function textsOf(path: string): Text[] {
  const whole = readFileSync(path, 'utf8');
  if (!path.endsWith('.md')) return textsOfYaml(whole, 0);
  const front = /^---\n([\s\S]*?)\n---\n/.exec(whole);
  const body = whole.slice(front?.[0].length ?? 0);
  const linesBefore = lineOf(whole, front?.[0].length ?? 0);
  return [...(front ? textsOfYaml(front[1] ?? '', 1) : []), { line: linesBefore + 1, text: body }];
}

function textsOfYaml(yaml: string, linesBefore: number): Text[] {
  const lines = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair: (_, { key }) => (isScalar(key) && unread.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (key !== 'key' && typeof value === 'string' && value.includes(' '))
        texts.push({ line: lines.linePos(range?.[0] ?? 0).line + linesBefore, text: value });
    },
  });
  return texts;
}

/** Line breaks before a place. */
function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length - 1;
}
