import { FunctionRefusal } from '../functions/function-refusal.ts';
import type { ModelImage } from '../model/text-model.ts';
import { bytesOfDataUrl, pictureForModel } from './model-picture.ts';
import { UnusablePicture, type UnusableReason } from './prepare-picture.ts';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Maximum bytes of a picture for the assistant (EDITOR-06). */
const largest = 10 * 1024 * 1024;
/** Maximum pictures in work or waiting. */
const most = 4;

const words: Readonly<Record<UnusableReason, string>> = {
  'not-an-image': 'Please select an image file',
  drawing: 'Drawings (SVG) cannot be read. Please choose a JPEG, PNG or WebP image.',
  heic: 'HEIC images cannot be read. Please save the picture as JPEG and choose it again.',
  damaged: 'The image cannot be read; the file may be damaged. Please choose another one.',
  'too-many-pixels': 'The image has too many pixels. Please choose a smaller one.',
  'too-slow': 'The image takes too long to read. Please choose a smaller one.',
};

/** Reads pictures that writers send to the assistant, one at a time. Rejects with a message for the writer. */
export function createPictureReader(): (dataUrl: string) => Promise<ModelImage> {
  const turns = new WorkQueue(most);
  return async (dataUrl) => {
    const bytes = bytesOfDataUrl(dataUrl);
    if (!bytes) throw refusal(words['not-an-image']);
    if (bytes.length > largest) throw refusal('Please select an image smaller than 10MB');
    try {
      return await turns.take(() => pictureForModel(bytes));
    } catch (error) {
      if (error instanceof UnusablePicture) throw refusal(words[error.reason]);
      if (error instanceof QueueFull) throw new FunctionRefusal('busy', { retryAfter: 5 });
      throw error;
    }
  };
}

function refusal(message: string): FunctionRefusal {
  return new FunctionRefusal('invalid-request', { message });
}
