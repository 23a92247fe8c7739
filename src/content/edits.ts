import type { DeskKey } from '#domain/desk/records.ts';
import { ContentError, type ContentProblem } from './problem.ts';

/** Values that staff published, by record. Each replaces one top-level field of a file. */
export type ContentEdits = ReadonlyMap<DeskKey, unknown>;

export const noEdits: ContentEdits = new Map();

/** An edit that the present files and schemas do not accept: the site shows the value of the file. */
export interface SetAside {
  key: DeskKey;
  problems: readonly ContentProblem[];
}

/** The parsed value of a file with the edits of its fields. */
export function withEdits(file: string, value: unknown, edits: ContentEdits): unknown {
  if (edits.size === 0 || typeof value !== 'object' || value === null) return value;
  const ofFile = [...edits].filter(([key]) => key.startsWith(`${file}#`));
  if (ofFile.length === 0) return value;
  return { ...value, ...Object.fromEntries(ofFile.map(([key, edit]) => [key.slice(file.length + 1), edit])) };
}

/**
 * Finds the edits that can be shown together, and sets the others aside. An edit is at fault if a problem is in its field.
 * If no problem is in an edited field, such as a token that only another file uses, edits are added one after another.
 *
 * @param load Reads the content with edits.
 * @throws ContentError for content that has problems without any edit.
 */
export function loadWithoutFaults<T>(
  edits: ContentEdits,
  load: (edits: ContentEdits) => T,
): { value: T; setAside: SetAside[] } {
  const setAside: SetAside[] = [];
  let used = edits;
  while (true) {
    try {
      return { value: load(used), setAside };
    } catch (error) {
      if (!(error instanceof ContentError) || used.size === 0) throw error;
      const atFault = faultsIn(used, error.problems);
      setAside.push(...atFault);
      if (atFault.length === 0) break;
      used = new Map([...used].filter(([key]) => !atFault.some((one) => one.key === key)));
    }
  }
  let value = load(noEdits);
  let shown = noEdits;
  for (const edit of used) {
    const next = new Map([...shown, edit]);
    try {
      value = load(next);
      shown = next;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      setAside.push({ key: edit[0], problems: error.problems });
    }
  }
  return { value, setAside };
}

function faultsIn(edits: ContentEdits, problems: readonly ContentProblem[]): SetAside[] {
  return [...edits.keys()]
    .map((key) => ({ key, problems: problems.filter((problem) => isIn(key, problem)) }))
    .filter((one) => one.problems.length > 0);
}

/** Whether a problem is in the field of a record. */
function isIn(key: DeskKey, { file, field }: ContentProblem): boolean {
  const [ofFile, part] = key.split('#') as [string, string];
  return file === ofFile && (field === part || field.startsWith(`${part}.`) || field.startsWith(`${part}[`));
}
