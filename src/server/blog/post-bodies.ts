import { Worker } from 'node:worker_threads';
import { type PostBody, type PostBodyOptions, renderPostBody } from '#content/post-body.ts';

/** Renders the Markdown of a post without blocking other requests. */
export type PostBodies = (source: string, options?: PostBodyOptions) => Promise<PostBody>;

/** A text whose rendering exceeded its timeout. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
}

/** A request to the thread. */
export interface BodyQuestion {
  id: number;
  source: string;
  options: PostBodyOptions;
}
export interface BodyAnswer {
  id: number;
  body?: PostBody;
  failure?: string;
}

/** Longest text, in characters, that is rendered on the main thread: some hundredths of a second at most, twice an article. */
const shortText = 20_000;
/** Timeout of a longer text in milliseconds; even the largest takes a second or two. */
const timeoutMs = 15_000;

interface Waiting {
  resolve: (body: PostBody) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
}

/** Renders long texts in a thread of its own, one after the other, each with a timeout. */
export function createPostBodies(): { render: PostBodies; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let requested = 0;
  let worker: Worker | undefined;

  /** Started with the first long text, and again after a fault. */
  function thread(): Worker {
    if (worker) return worker;
    const begun = new Worker(new URL('post-body-worker.ts', import.meta.url), { name: 'post-bodies' });
    begun.on('message', ({ id, body, failure }: BodyAnswer) => {
      const one = settled(id);
      if (body) one?.resolve(body);
      else one?.reject(new Error(failure ?? 'no answer'));
      if (waiting.size === 0) begun.unref();
    });
    const end = () => {
      if (worker !== begun) return;
      worker = undefined;
      for (const id of [...waiting.keys()]) settled(id)?.reject(new BodyTooSlow('the thread of long texts ended'));
    };
    begun.on('error', end);
    begun.once('exit', end);
    begun.unref();
    worker = begun;
    return begun;
  }

  function settled(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.timer);
    return one;
  }

  return {
    async render(source, options = {}) {
      if (source.length <= shortText) return renderPostBody(source, options);
      const id = ++requested;
      return new Promise((resolve, reject) => {
        // Ends the thread, with the requests that wait behind this one.
        const timer = setTimeout(() => void worker?.terminate(), timeoutMs);
        timer.unref();
        waiting.set(id, { resolve, reject, timer });
        const to = thread();
        to.ref();
        to.postMessage({ id, source, options } satisfies BodyQuestion);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
