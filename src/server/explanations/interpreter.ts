/**
 * The port that explains a result in words. The rules beside it need no service; a replacement, such as a text model, is
 * passed in by compose.ts.
 */
export interface Interpreter<Request> {
  /**
   * Returns plain text with blank lines between paragraphs. Rejects if there is nothing to show.
   *
   * @param signal Aborted when the text is no longer needed.
   */
  run: (request: Request, signal?: AbortSignal) => Promise<string>;
}
