import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '#content/load.ts';
import { ContentError } from '#content/problem.ts';
import type { ContentQuestion, ContentReply, ContentWorkerData } from './content-thread.ts';

// The thread that reads, checks and renders the content, so that visitors do not wait for it.

const { folder } = workerData as ContentWorkerData;

parentPort?.on('message', ({ id, edits, strict }: ContentQuestion) => {
  let reply: ContentReply;
  try {
    reply = { id, content: loadContent(folder, { edits, strict }) };
  } catch (error) {
    reply =
      error instanceof ContentError
        ? { id, problems: error.problems }
        : { id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
