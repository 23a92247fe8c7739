/** Pixels of the longer edge. Models read this size well; more only takes upload time. */
const longestEdge = 1280;
const quality = 0.85;

/** Bytes. The picture that is sent must be smaller. */
export const aiImageLimit = 10 * 1024 * 1024;

/** A picture as a base64 data URL, at most 1280 pixels at its longer edge, without its metadata. */
export async function imageAsDataUrl(file: Blob): Promise<string> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    // Transparent parts would turn black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const address = canvas.toDataURL('image/jpeg', quality);
    if (!address.startsWith('data:image/jpeg')) throw new Error('no picture');
    return address;
  } catch {
    throw new Error('Failed to convert image to base64');
  }
}
