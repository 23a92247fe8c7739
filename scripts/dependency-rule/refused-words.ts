/**
 * Words that identifiers and file names may not contain, each with its replacement. docs/code-terms.md defines the
 * replacements; a test compares the two lists. A word is a part of a name: `keptPages` contains 'kept' and 'pages'.
 */
export const refusedWords: ReadonlyMap<string, string> = new Map([
  ['kept', 'cached, stored, saved, retained or remaining'],
  ['told', 'reported, announced or stated'],
  ['asked', 'requested'],
  ['nobody', 'none, or the condition itself'],
  ['somebody', 'person, visitor, staff or caller'],
  ['anybody', 'anyone, or the condition itself'],
  ['whoever', 'caller, reader or holder'],
  ['patience', 'timeout'],
  ['impatient', 'timeout'],
  ['likeness', 'similarity'],
  ['shelf', 'taxonomy'],
  ['door', 'access or auth'],
  ['keeper', 'manager or owner'],
  ['weighed', 'classified or scored'],
]);

/** The parts of a name in lower case: 'keptPages', 'kept-pages' and 'KEPT_PAGES' are 'kept' and 'pages'. */
export function partsOfName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
}

/** The first refused word in a name, if any. */
export function refusedWordIn(name: string): string | undefined {
  return partsOfName(name).find((part) => refusedWords.has(part));
}
