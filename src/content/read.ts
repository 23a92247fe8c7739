import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { type ContentEdits, noEdits, withEdits } from './edits.ts';
import { parsedValues } from './parsed-values.ts';
import type { ContentProblem } from './problem.ts';
import { product } from './product.ts';

const stored = parsedValues(join(product, 'build/content'));

/** Reads files of one content folder and remembers every problem instead of stopping at the first. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];

  readonly folder: string;
  readonly #edits: ContentEdits;

  /** @param edits Laid over the files before anything is checked. */
  constructor(folder: string, edits: ContentEdits = noEdits) {
    this.folder = folder;
    this.#edits = edits;
  }

  report(file: string, field: string, fix: string): void {
    this.problems.push({ file, field, fix });
  }

  /** Whether the folder, or an edit, has a file that a clinic may do without. */
  has(file: string): boolean {
    return existsSync(join(this.folder, file)) || [...this.#edits.keys()].some((key) => key.startsWith(`${file}#`));
  }

  /** The text of a file, or undefined with a problem reported. */
  text(file: string): string | undefined {
    const path = join(this.folder, file);
    if (!existsSync(path)) {
      this.report(file, '', 'the file is missing; create it');
      return undefined;
    }
    return readFileSync(path, 'utf8');
  }

  /** Parses YAML text; `firstLine` is where it starts in its file. */
  yaml(file: string, source: string, firstLine = 1): unknown {
    return stored(source, () => this.#parsed(file, source, firstLine));
  }

  #parsed(file: string, source: string, firstLine: number): unknown {
    const document = parseDocument(source, { prettyErrors: true });
    const error = document.errors[0];
    if (error) {
      const line = (error.linePos?.[0].line ?? 1) + firstLine - 1;
      const reason = error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
      this.report(file, `line ${line}`, `this is not valid YAML (${reason}); quote text that holds a colon or a #`);
      return undefined;
    }
    return document.toJS();
  }

  /** Checks a value against its schema; every mismatch becomes a problem. */
  check<T>(file: string, value: unknown, schema: z.ZodType<T>): T | undefined {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      this.report(file, fieldName(issue.path), adviceFor(issue));
    }
    return undefined;
  }

  /** Reads a YAML file with the clinic's edits and checks it. */
  record<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const isOnlyEdited = !existsSync(join(this.folder, file)) && this.has(file);
    const source = isOnlyEdited ? '{}' : this.text(file);
    if (source === undefined) return undefined;
    const value = this.yaml(file, source);
    return value === undefined ? undefined : this.check(file, withEdits(file, value, this.#edits), schema);
  }
}

/** areas[2], seo.title: how a field is named in a message. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );
}

function adviceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${key}'`).join(', ');
    return `remove ${keys}, which this file does not have, or correct the spelling`;
  }
  // Fields with advice of their own have it in the message.
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message)) {
    if (issue.input === undefined) return `add this field (${issue.expected})`;
    if (issue.input === null) return `nothing is written here; write its fields or its text (${issue.expected})`;
    return `write ${issue.expected} here instead of ${Array.isArray(issue.input) ? 'a list' : typeof issue.input}`;
  }
  return issue.message;
}
