/** Every way in which a function refuses or fails: the status, and what the person who called it reads. */
export const functionFailures = {
  'invalid-json': { status: 400, message: 'The body is not JSON that can be read.' },
  'cross-site': { status: 403, message: 'This address answers the pages of this site only.' },
  'not-found': { status: 404, message: 'There is no function of this name.' },
  'method-not-allowed': { status: 405, message: 'This address answers POST requests only.' },
  'body-too-large': { status: 413, message: 'The body is larger than 64 kB.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as application/json, not compressed.' },
  'invalid-request': { status: 422, message: 'The body is not what this function takes.' },
  'too-many-requests': { status: 429, message: 'Too many requests from here. Please try again in a while.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FunctionFailure = keyof typeof functionFailures;
