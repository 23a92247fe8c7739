import { blogAiRequest } from '#wire/blog-ai.ts';
import { FunctionRefusal } from '../function-refusal.ts';
import { problemIn, type ServerFunction } from './server-function.ts';

/** Bytes: a picture of 10 MB as base64, and a text beside it. */
const bodyLimit = 15 * 1024 * 1024;

/** blog-ai-optimizer: helps staff write a post. */
export function blogAiFunction(): ServerFunction {
  return {
    staffOnly: true,
    streams: true,
    bodyLimit,
    post: (body) => {
      const request = blogAiRequest.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      return {
        run: async () => {
          throw new FunctionRefusal('no-model');
        },
      };
    },
  };
}
