import { z } from 'zod';
import { epworth } from './epworth/epworth.ts';
import { situations } from './epworth/items.ts';

const names = [epworth.id, epworth.reportType, epworth.name].map((name) => name.toLowerCase());

/**
 * What the browser sends, on the visitor's own press of a button, for an explanation of an Epworth result. No free text
 * comes out of it, so nothing in it can speak to a model.
 */
export const analysisRequest = z
  .object({
    /** 'epworth', or the scale's name. */
    assessmentType: z
      .string()
      .max(40)
      .refine((name) => names.includes(name.trim().toLowerCase()), { error: `assessmentType is '${epworth.id}'` })
      .transform(() => 'epworth' as const),
    score: z.int().min(0).max(epworth.scale.max),
    /** All eight situations and nothing else. */
    answers: z.record(z.enum(situations), z.int().min(0).max(3)),
  })
  .refine(({ score, answers }) => epworth.score(answers)?.score === score, {
    path: ['score'],
    error: 'score is not the sum of the answers',
  });

export type AnalysisRequest = z.infer<typeof analysisRequest>;
