import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { Interpreter } from '../interpreter.ts';
import { article } from '../paragraphs.ts';
import { causesParagraph } from './causes.ts';
import { closingParagraph, visitParagraph } from './next-steps.ts';
import { recommendationParagraph } from './recommendation.ts';
import { scoreParagraph } from './score.ts';
import { situationsParagraph } from './situations.ts';
import { sleeperOf } from './sleeper.ts';

/** Explains an Epworth result by rule. Deterministic. */
export const analyseSleep: Interpreter<AnalysisRequest> = {
  run: async (request) => {
    const sleeper = sleeperOf(request);
    return article(
      recommendationParagraph(sleeper),
      scoreParagraph(sleeper),
      situationsParagraph(sleeper),
      causesParagraph(sleeper),
      visitParagraph(sleeper),
      closingParagraph(sleeper),
    );
  },
};
