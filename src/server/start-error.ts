/** A condition that stops start-up, in a sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}
