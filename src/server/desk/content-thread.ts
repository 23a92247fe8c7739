import { Worker } from 'node:worker_threads';
import type { ContentEdits } from '#content/edits.ts';
import { deepFreeze, type SiteContent } from '#content/load.ts';
import { ContentError, type ContentProblem } from '#content/problem.ts';

export interface ContentWorkerData {
  folder: string;
}

export interface ContentQuestion {
  id: number;
  edits: ContentEdits;
  strict: boolean;
}

/** Exactly one of `content`, `problems` and `failure`. */
export interface ContentReply {
  id: number;
  content?: SiteContent;
  problems?: readonly ContentProblem[];
  failure?: string;
}

/** Reads the content with edits in a thread of its own. */
export interface ContentThread {
  /**
   * The content with edits, frozen.
   *
   * @param strict Throws for an edit that fails a check instead of setting it aside.
   * @throws ContentError that lists every problem.
   */
  load(edits: ContentEdits, options?: { strict?: boolean }): Promise<SiteContent>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (content: SiteContent) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
}

/** Milliseconds without work after which the thread ends: it holds some 40 MB. */
const idleMs = 60_000;

/** Timeout of one reading in milliseconds: it takes a tenth of a second. */
const timeoutMs = 30_000;

/** The thread starts with the first call, ends after a minute without one, and starts again after a fault. */
export function createContentThread(folder: string): ContentThread {
  const waiting = new Map<number, Waiting>();
  let requested = 0;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function settle({ id, content, problems, failure }: ContentReply): void {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.timer);
    if (content) one?.resolve(deepFreeze(content));
    else one?.reject(problems ? new ContentError(problems) : new Error(failure));
  }

  function thread(): Worker {
    if (worker) return worker;
    const workerData: ContentWorkerData = { folder };
    const started = new Worker(new URL('content-worker.ts', import.meta.url), { name: 'content', workerData });
    started.on('message', (reply: ContentReply) => {
      settle(reply);
      if (waiting.size > 0) return;
      started.unref();
      idle = setTimeout(() => {
        if (worker === started) worker = undefined;
        void started.terminate();
      }, idleMs).unref();
    });
    const end = () => {
      if (worker !== started) return;
      worker = undefined;
      for (const id of [...waiting.keys()]) settle({ id, failure: 'the thread of the content ended' });
    };
    started.on('error', end);
    started.once('exit', end);
    worker = started;
    return started;
  }

  return {
    load(edits, { strict = false } = {}) {
      clearTimeout(idle);
      const id = ++requested;
      return new Promise((resolve, reject) => {
        const to = thread();
        // Ends the thread, with the readings that wait behind this one.
        const timer = setTimeout(() => void to.terminate(), timeoutMs).unref();
        waiting.set(id, { resolve, reject, timer });
        to.ref();
        to.postMessage({ id, edits, strict } satisfies ContentQuestion);
      });
    },
    close: async () => {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}
