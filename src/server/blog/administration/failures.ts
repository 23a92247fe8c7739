import type { AdminFailureCode } from '#wire/blog-admin.ts';

/** Status and message of every reason to refuse a request. The editor shows the messages unchanged. */
export const adminFailures: Readonly<Record<AdminFailureCode, { status: number; message: string }>> = {
  'signed-out': { status: 401, message: 'You are signed out. Sign in again; your text is kept.' },
  'cross-site': { status: 403, message: 'This was sent from another site.' },
  'too-large': { status: 413, message: 'This is more text than a post may hold.' },
  'not-found': { status: 404, message: 'This post no longer exists. It may have been deleted by somebody else.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer such requests.' },
  invalid: { status: 422, message: 'What was sent is not a post.' },
  conflict: { status: 409, message: 'Somebody else saved this post in the meantime.' },
  'slug-taken': { status: 409, message: 'Another post has this address. Choose a different one.' },
  'slug-leads': { status: 409, message: 'This is an old address of another post, and its old link leads there.' },
  advertising: {
    status: 422,
    message: 'The advertising check stops at this post. Change the passages, or give a reason to publish it as it is.',
  },
  'storage-busy': {
    status: 503,
    message: 'The database is busy. Nothing was changed; try again in a moment.',
  },
  'storage-full': {
    status: 503,
    message:
      'The disk of the server is full. Nothing was changed; ask whoever runs the site to make room, then try again.',
  },
  'storage-unreachable': {
    status: 503,
    message: 'The database cannot be reached. What you wrote is still here; try again in a moment.',
  },
  'storage-damaged': {
    status: 503,
    message:
      'The database is damaged. What you wrote is still here; copy it, and tell whoever runs the site before you try again.',
  },
  'internal-error': { status: 500, message: 'The server could not do this. Nothing is lost; please try again.' },
};
