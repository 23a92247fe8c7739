import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadContent, type SiteContent } from '#content/load.ts';
import { ContentError, type ContentProblem } from '#content/problem.ts';
import { secondClinic } from './site.ts';

/** A copy of a correct content folder, for a test to break in one place. */
export interface ContentFolder {
  path: string;
  /** Replaces a text in a file; fails unless it occurs exactly once. */
  edit: (file: string, from: string, to: string) => void;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  load: () => SiteContent;
  /** The error message of the loader. */
  problems: () => readonly ContentProblem[];
}

/** Copies content, the second clinic's unless another is named, into a folder of its own, removed when the test ends. */
export function contentFolder(source = secondClinic): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), 'content-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  cpSync(source, path, { recursive: true });
  return {
    path,
    edit: (file, from, to) => {
      const text = readFileSync(join(path, file), 'utf8');
      const found = text.split(from).length - 1;
      if (found !== 1) throw new Error(`${file} holds ${JSON.stringify(from)} ${found} times, not once`);
      writeFileSync(
        join(path, file),
        text.replace(from, () => to),
      );
    },
    write: (file, text) => writeFileSync(join(path, file), text),
    remove: (file) => rmSync(join(path, file), { recursive: true }),
    load: () => loadContent(path),
    problems: () => {
      try {
        loadContent(path);
      } catch (error) {
        if (error instanceof ContentError) return error.problems;
        throw error;
      }
      return [];
    },
  };
}

/** Changes one text of a valid folder and returns the error message of the loader. */
export function problemsAfter(change: (folder: ContentFolder) => void): readonly ContentProblem[] {
  const folder = contentFolder();
  change(folder);
  return folder.problems();
}
