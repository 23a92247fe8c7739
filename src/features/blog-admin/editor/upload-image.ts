import { functionError } from '#wire/function-error.ts';
import { imageTooLargeMessage, imageUploadLimit, notAnImageMessage, uploadedImage } from '#wire/image-upload.ts';

export const imageUploadAddress = '/storage/v1/object/blog-images';

/** A refused picture, with the words of EDITOR-05. */
export interface UploadProblem {
  title: 'Invalid File' | 'File Too Large' | 'Upload Failed';
  description: string;
  signedOut?: boolean;
}

const invalidCodes = ['not-an-image', 'drawing', 'heic', 'damaged', 'too-many-pixels', 'too-slow'];

/** Checks a file before it is sent. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined {
  if (!type.startsWith('image/')) return { title: 'Invalid File', description: notAnImageMessage };
  if (size >= imageUploadLimit) return { title: 'File Too Large', description: imageTooLargeMessage };
  return undefined;
}

/** Uploads a picture. Resolves with its public address and whether it was animated. */
export async function uploadImage(file: File): Promise<{ url: string; moved: boolean } | UploadProblem> {
  const problem = problemOfFile(file);
  if (problem) return problem;
  try {
    const response = await fetch(imageUploadAddress, {
      method: 'POST',
      headers: { 'content-type': file.type, accept: 'application/json' },
      body: file,
    });
    const reply: unknown = await response.json();
    if (response.ok) return uploadedImage.pick({ url: true, moved: true }).parse(reply);
    return failureOf(response.status, functionError.safeParse(reply).data?.error);
  } catch {
    return failed('The server cannot be reached. Check the connection and try again.');
  }
}

function failureOf(status: number, error: { code: string; message: string } | undefined): UploadProblem {
  if (error?.code === 'image-too-large') return { title: 'File Too Large', description: imageTooLargeMessage };
  if (error && invalidCodes.includes(error.code)) return { title: 'Invalid File', description: error.message };
  const problem = failed(error?.message ?? `The server answered ${status}.`);
  return status === 401 ? { ...problem, signedOut: true } : problem;
}

function failed(message: string): UploadProblem {
  return { title: 'Upload Failed', description: `Failed to upload image: ${message}` };
}
