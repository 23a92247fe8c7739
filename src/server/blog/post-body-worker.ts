import { parentPort } from 'node:worker_threads';
import { renderPostBody } from '#content/post-body.ts';
import type { BodyAnswer, BodyQuestion } from './post-bodies.ts';

// A thread of its own, so that rendering a long text blocks no request.
parentPort?.on('message', ({ id, source, options }: BodyQuestion) => {
  try {
    parentPort?.postMessage({ id, body: renderPostBody(source, options) } satisfies BodyAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies BodyAnswer);
  }
});
