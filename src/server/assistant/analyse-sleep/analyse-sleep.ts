import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { Interpreter } from '../interpreter.ts';
import { article } from '../paragraphs.ts';
import { causesParagraph } from './causes.ts';
import { drivingParagraph } from './driving.ts';
import { appointmentParagraph, closingParagraph } from './next-steps.ts';
import { scoreParagraph } from './score.ts';
import { situationsParagraph } from './situations.ts';
import { sleeperOf } from './sleeper.ts';

/** Explains an Epworth result by rule: the same answers always give the same text. */
export const analyseSleep: Interpreter<AnalysisRequest> = {
  run: async (request) => {
    const sleeper = sleeperOf(request);
    return article(
      drivingParagraph(sleeper),
      scoreParagraph(sleeper),
      situationsParagraph(sleeper),
      causesParagraph(sleeper),
      appointmentParagraph(sleeper),
      closingParagraph(sleeper),
    );
  },
};
