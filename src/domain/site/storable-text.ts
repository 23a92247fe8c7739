/** A text that every database can store: without lone surrogates and without NUL, which PostgreSQL refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
