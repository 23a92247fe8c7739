import { parentPort } from 'node:worker_threads';
import { renderPostBody } from '#content/post-body.ts';
import type { BodyAnswer, BodyQuestion } from './post-bodies.ts';

// A thread of its own: nobody waits while a long text is laid out.
parentPort?.on('message', ({ id, source, options }: BodyQuestion) => {
  try {
    parentPort?.postMessage({ id, body: renderPostBody(source, options) } satisfies BodyAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies BodyAnswer);
  }
});
