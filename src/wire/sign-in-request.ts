import { z } from 'zod';
import { storableText } from '#domain/site/storable-text.ts';

/** POST /api/auth/sign-in. Longer texts are no email and no password. */
export const signInRequest = z.object({
  email: z.string().max(1000).transform(storableText),
  password: z.string().max(1000).transform(storableText),
  /** Of an authenticator app, or a recovery code; asked for with the failures 'code-needed' and 'code-wrong'. */
  code: z.string().max(100).transform(storableText).default(''),
  /** From a page: a refusal is answered with 200, because a browser writes any other status into its console. */
  quiet: z.boolean().default(false),
});
