import { z } from 'zod';

/** What every function answers with a status of 400 and above. */
export const functionError = z.object({
  error: z.object({
    /** For programs, such as 'too-many-requests'. */
    code: z.string().min(1),
    /** For people. */
    message: z.string().min(1),
  }),
});

export type FunctionError = z.infer<typeof functionError>;
