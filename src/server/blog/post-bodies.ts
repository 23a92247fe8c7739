import { Worker } from 'node:worker_threads';
import { type PostBody, type PostBodyOptions, renderPostBody } from '#content/post-body.ts';

/** Renders the Markdown of a post, and lets everybody else be answered meanwhile. */
export type PostBodies = (source: string, options?: PostBodyOptions) => Promise<PostBody>;

/** A text that is not laid out in the time that it may take. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
}

/** What the thread is asked and answers. */
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

/** Characters up to which a text is rendered where it stands: some hundredths of a second at most, twice an article. */
const shortText = 20_000;
/** Milliseconds that a longer text may take; even the largest and strangest takes a second or two. */
const timeoutMs = 15_000;

interface Waiting {
  resolve: (body: PostBody) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
}

/** Long texts are rendered in a thread of its own, one after the other, each in the time that it may take. */
export function createPostBodies(): { render: PostBodies; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let requested = 0;
  let worker: Worker | undefined;

  /** Begun with the first long text; begun anew after a fault. */
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
        // Whatever stands in the way is ended, with all that waits behind it.
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
