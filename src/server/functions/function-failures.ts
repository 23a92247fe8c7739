/** Every refusal and failure of a function: the status, and the message to the caller. */
export const functionFailures = {
  'invalid-json': { status: 400, message: 'The body is not JSON that can be read.' },
  unauthorized: { status: 401, message: 'Please sign in to use this.' },
  'cross-site': { status: 403, message: 'This address answers the pages of this site only.' },
  'not-found': { status: 404, message: 'There is no function of this name.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer requests of this kind.' },
  'body-too-large': { status: 413, message: 'The body is larger than this address takes.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as application/json, not compressed.' },
  'invalid-request': { status: 422, message: 'The body is not what this function takes.' },
  'too-many-requests': { status: 429, message: 'Too many requests from here. Please try again in a while.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
  'no-model': { status: 501, message: 'This needs a text model, and no model is configured.' },
  'unsafe-text': { status: 502, message: 'The text that came back cannot be published as it is. Please try again.' },
  'model-failed': { status: 503, message: 'The text model cannot answer right now. Please try again in a moment.' },
  'storage-away': {
    status: 503,
    message: 'The database of this site cannot be used right now. Please try again in a moment.',
  },
  busy: { status: 503, message: 'Many people are asking at the moment. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FunctionFailure = keyof typeof functionFailures;
