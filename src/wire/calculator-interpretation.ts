import { z } from 'zod';

/**
 * Request of POST /functions/v1/ai-interpret-calculator. What the inputs may be is the domain's to say (`checkInputs`).
 * The results may come with them, because the page has them; the server works them out again from the inputs and reads
 * no figure that a browser sent.
 */
export const calculatorInterpretationRequest = z.object(
  {
    inputs: z.record(z.string(), z.unknown(), {
      error: 'inputs is an object that holds the fields of the calculator',
    }),
    results: z.unknown().optional(),
    /** The units that the result is shown in; metric where they are left out or are none of ours. */
    units: z.record(z.string(), z.unknown()).optional().catch(undefined),
  },
  { error: 'the body is an object with inputs and results' },
);

export const calculatorInterpretationReply = z.object({
  /** Plain text; blank lines part its paragraphs. */
  interpretation: z.string().trim().min(1),
  /** A reply that carries an error is a failure, whatever else it holds. */
  error: z.null().optional(),
});

export type CalculatorInterpretationReply = z.infer<typeof calculatorInterpretationReply>;
