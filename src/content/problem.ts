/** One thing wrong in the content folder, in words that its editor can act on. */
export interface ContentProblem {
  /** Path inside the content folder, such as cities/perth.yaml. */
  file: string;
  /** Where in the file, such as areas[2], or an empty string for the whole file. */
  field: string;
  /** What to write instead. */
  fix: string;
}

/** Thrown when the content cannot be published; its message lists every problem found. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      [
        `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}; the site will not start with it:`,
        ...problems.map(describe),
      ].join('\n'),
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function describe({ file, field, fix }: ContentProblem): string {
  return `  ${file}${field ? `, ${field}` : ''}: ${fix}`;
}
