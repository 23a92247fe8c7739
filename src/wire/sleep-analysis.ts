import { z } from 'zod';

/**
 * Reply of POST /functions/v1/sleep-ai-analysis; its request is `analysisRequest` of domain/screeners. The browser
 * checks a reply by hand, because the schema library would weigh more than the page's own code: import only the type
 * there.
 */
export const sleepAnalysisReply = z.object({
  /** Plain text; blank lines part its paragraphs. */
  analysis: z.string().trim().min(1),
  /** A reply that carries an error is a failure, whatever else it holds. */
  error: z.null().optional(),
});

export type SleepAnalysisReply = z.infer<typeof sleepAnalysisReply>;
