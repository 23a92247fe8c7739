import { z } from 'zod';

const object = (name: string, holds: string) =>
  z.record(z.string(), z.unknown(), { error: `${name} is an object that holds ${holds}` });

/**
 * Request of POST /functions/v1/ai-interpret-calculator. What the inputs may be is the domain's to say (`checkInputs`).
 * The results are there because the page has them; the server works them out again from the inputs and reads no figure
 * that a browser sent.
 */
export const calculatorInterpretationRequest = z.object(
  {
    inputs: object('inputs', 'the fields of the calculator'),
    results: object('results', 'the figures of the calculator'),
  },
  { error: 'the body is an object with inputs and results' },
);

export const calculatorInterpretationReply = z.object({
  /** Plain text; blank lines part its paragraphs. */
  interpretation: z.string().trim().min(1),
  /** A reply that carries an error is a failure, whatever else it holds. */
  error: z.undefined().optional(),
});

export type CalculatorInterpretationReply = z.infer<typeof calculatorInterpretationReply>;
