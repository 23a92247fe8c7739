import { z } from 'zod';

/** Bytes; a picture has to be smaller than this. */
export const imageUploadLimit = 5 * 1024 * 1024;

/** Says so before anything is sent, and after. */
export const imageTooLargeMessage = 'Please select an image smaller than 5MB';
export const notAnImageMessage = 'Please select an image file';

/** Told with the upload of a moving picture. */
export const firstFrameMessage = 'This image moves. Readers see its first frame only, so nothing distracts them.';

const size = { width: z.number().int().min(1), height: z.number().int().min(1) };

/**
 * Reply of POST /storage/v1/object/blog-images: status 201. The request is the file itself, or multipart/form-data with
 * the file in any field. Every failure is a FunctionError; its message is for the person who chose the file, and fits
 * behind 'Failed to upload image: '. Of its codes, `image-too-large` belongs under 'File Too Large', and `not-an-image`,
 * `drawing`, `heic`, `damaged`, `too-many-pixels` and `too-slow` under 'Invalid File'; all others under 'Upload Failed'.
 */
export const uploadedImage = z.object({
  /** What goes into featured_image: a path of this site, alike on every host. */
  url: z.string().startsWith('/'),
  ...size,
  /** Whether the file moved: only its first frame was kept, which whoever chose it is told. */
  moved: z.boolean(),
  variants: z.array(z.object({ url: z.string().startsWith('/'), type: z.string(), ...size })),
});

export type UploadedImage = z.infer<typeof uploadedImage>;
