/**
 * Explains what a person has worked out or answered, in words. The rules beside it answer without any service; whatever
 * answers in their place later, such as a text model, is passed in by compose.ts.
 */
export interface Interpreter<Request> {
  /**
   * Plain text for the person; blank lines part its paragraphs. Rejects when there is nothing to show.
   *
   * @param signal Aborted when nobody waits for the text any more.
   */
  run: (request: Request, signal?: AbortSignal) => Promise<string>;
}
