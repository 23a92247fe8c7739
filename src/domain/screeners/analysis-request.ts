import { z } from 'zod';
import { epworth } from './epworth/epworth.ts';
import { situations } from './epworth/items.ts';

/** Written with any separators: 'epworth', 'Epworth Sleepiness Scale', 'epworth-sleepiness-scale (ESS)'. */
const names = ['epworth', 'ess', 'epworth scale', 'epworth sleepiness', 'epworth sleepiness scale'];
const namesWithInitials = names.map((name) => `${name} ess`);

/** Callers with text answers send '2' for 2. */
function numberIn(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*\d{1,2}\s*$/.test(raw) ? Number(raw) : raw;
}

/** Eight answers in a list have the order of the questionnaire. */
function byItem(raw: unknown): unknown {
  if (!Array.isArray(raw) || raw.length !== situations.length) return raw;
  return Object.fromEntries(situations.map((id, index) => [id, raw[index]]));
}

const chance = z.preprocess(numberIn, z.int().min(0).max(3));

/**
 * The request for an explanation of an Epworth result, sent when the visitor presses a button. The result holds no free
 * text, so that it cannot instruct a model. Its score is the sum of the answers, and a received score is ignored: driving
 * advice must not depend on a figure from elsewhere.
 */
export const analysisRequest = z
  .object({
    /** 'epworth', or the scale's name. */
    assessmentType: z
      .string()
      .max(40)
      .refine((name) => isEpworth(name), { error: `assessmentType is '${epworth.id}'` })
      .transform(() => 'epworth' as const),
    score: z.preprocess(numberIn, z.int().min(0).max(epworth.scale.max).nullish()),
    /** All eight situations; other fields are dropped. */
    answers: z.preprocess(
      byItem,
      z.object(
        Object.fromEntries(situations.map((id) => [id, chance])) as Record<(typeof situations)[number], typeof chance>,
      ),
    ),
  })
  .transform(({ assessmentType, answers }) => ({
    assessmentType,
    score: Object.values(answers).reduce((sum, points) => sum + points, 0),
    answers,
  }));

export type AnalysisRequest = z.infer<typeof analysisRequest>;

function isEpworth(name: string): boolean {
  const words =
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ') ?? '';
  return names.includes(words) || namesWithInitials.includes(words);
}
