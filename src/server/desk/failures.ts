import type { DeskFailure, DeskFailureCode } from '#wire/desk.ts';

/** A request that is not carried out. */
export interface DeskRefusal extends Omit<DeskFailure, 'error'> {
  failure: DeskFailureCode;
  message?: string;
}

export function isRefusal(reply: object): reply is DeskRefusal {
  return 'failure' in reply;
}

/** Status and message of every reason to refuse a request. The desk shows the messages unchanged. */
export const deskFailures: Readonly<Record<DeskFailureCode, { status: number; message: string }>> = {
  'signed-out': { status: 401, message: 'You are signed out. Sign in again; what you wrote is still here.' },
  'not-allowed': {
    status: 403,
    message: 'Only the administrator can publish. Your draft is saved, and the administrator can publish it.',
  },
  'cross-site': { status: 403, message: 'This was sent from another site.' },
  'too-large': { status: 413, message: 'This is more than one entry of the site may hold.' },
  'not-found': { status: 404, message: 'This is not there any more. Go back to the list and open it again.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer such requests.' },
  invalid: { status: 422, message: 'What was sent cannot be read.' },
  conflict: { status: 409, message: 'Someone else changed the same field. Choose what it should say.' },
  stale: { status: 409, message: 'Something newer was published while you wrote. Look at both, then publish again.' },
  problems: { status: 422, message: 'This cannot be published yet. Each problem says what to write instead.' },
  'reason-needed': {
    status: 422,
    message: 'The site still says it in other words. Change those places first, or say why it can stay as it is.',
  },
  confirm: { status: 403, message: 'Enter your password, and the code of your app if you use one.' },
  'too-many': { status: 429, message: 'Too many attempts. Please wait a few minutes, then try again.' },
  'undo-late': {
    status: 409,
    message: 'The ten minutes are over. Open the history, and make a draft of the version that you want back.',
  },
  'undo-followed': {
    status: 409,
    message: 'This was published again since. Open the history, and make a draft of the version that you want back.',
  },
  'storage-busy': { status: 503, message: 'The database is busy. Nothing was changed; try again in a moment.' },
  'storage-full': {
    status: 503,
    message: 'The disk of the server is full. Nothing was changed; ask whoever runs the site to make room.',
  },
  'storage-unreachable': {
    status: 503,
    message: 'The database cannot be reached. The site stays as it is, and what you wrote is still here.',
  },
  'storage-damaged': {
    status: 503,
    message: 'The database is damaged. Copy what you wrote, and tell whoever runs the site before you try again.',
  },
  'internal-error': { status: 500, message: 'The server could not do this. Nothing is lost; please try again.' },
};
