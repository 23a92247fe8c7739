import { z } from 'zod';

/** POST /api/auth/sign-in. Longer texts are no email and no password. */
export const signInRequest = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
});
