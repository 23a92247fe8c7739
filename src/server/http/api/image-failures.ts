import { imageTooLargeMessage, notAnImageMessage } from '#wire/image-upload.ts';
import { ImageStoreUnavailable } from '../../images/image-store.ts';
import { UnusablePicture } from '../../images/prepare-picture.ts';
import { QueueFull } from '../../images/work-queue.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';

/** Every refusal and failure of the picture endpoints: the status, and the message to the caller. */
export const imageFailures = {
  'not-found': { status: 404, message: 'There is no picture at this address.' },
  'picture-unavailable': { status: 503, message: 'This picture cannot be shown now. Please try again in a moment.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer requests of this kind.' },
  'cross-site': { status: 403, message: 'This address answers the pages of this site only.' },
  'signed-out': { status: 401, message: 'You are signed out. Sign in again, then choose the image once more.' },
  'image-too-large': { status: 413, message: imageTooLargeMessage },
  'not-an-image': { status: 415, message: notAnImageMessage },
  drawing: { status: 415, message: 'SVG drawings cannot be used here. Save it as PNG or JPEG and choose that file.' },
  heic: {
    status: 415,
    message: 'Photos in HEIC, as iPhones keep them, cannot be used here. Save it as JPEG and choose that file.',
  },
  damaged: { status: 422, message: 'This image is damaged or not whole. Save it again, or choose another one.' },
  'too-many-pixels': {
    status: 422,
    message: 'This image has too many pixels. Make it smaller, 3000 pixels wide for example, and try again.',
  },
  'too-slow': {
    status: 422,
    message: 'This image takes too long to read. Save it as JPEG at 3000 pixels wide, and choose that file.',
  },
  'too-many-requests': { status: 429, message: 'Many images were uploaded lately. Please try again in a few minutes.' },
  'incomplete-upload': { status: 400, message: 'The image did not arrive whole. Please try again.' },
  busy: { status: 503, message: 'Other images are being prepared. Please try again in a moment.' },
  'storage-full': {
    status: 507,
    message: 'The place where images are kept is full. Nothing was stored; please tell the person who runs the server.',
  },
  'storage-refused': {
    status: 500,
    message:
      'The place where images are kept does not let us write. Nothing was stored; please tell the person who runs the server.',
  },
  'storage-unreachable': {
    status: 503,
    message: 'Storage does not answer now. Nothing was stored; please try again in a moment.',
  },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ImageFailure = keyof typeof imageFailures;

/** The code for an error of an upload or a read. */
export function imageFailureOf(error: unknown): ImageFailure {
  if (error instanceof UnusablePicture) return error.reason;
  if (error instanceof QueueFull) return 'busy';
  if (error instanceof ImageStoreUnavailable) return `storage-${error.reason}`;
  // The session could not be read from the database.
  if (error instanceof StorageUnavailable) return 'storage-unreachable';
  return 'internal-error';
}
