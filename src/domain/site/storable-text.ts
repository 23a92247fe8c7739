/** A text as every database keeps it: without half characters and without NUL, which PostgreSQL refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
