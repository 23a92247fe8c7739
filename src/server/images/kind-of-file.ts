/** The kind of a file by its first bytes. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg';

/** Reads the content, never a name or a declared type. Undefined for an unknown kind. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') return brandOf(head);
  // An SVG is text; HTML may contain one too, but starts otherwise.
  if (/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/s.test(head))
    return 'svg';
  return undefined;
}

/** AVIF and HEIC share a container; its brands distinguish them. */
function brandOf(head: string): FileKind | undefined {
  const length = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), 256);
  const brands = head.slice(8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}

/** Whether a file has an animation that the decoder ignores: an animated PNG, a sequence of AVIF. */
export function movesUnseen(bytes: Uint8Array, kind: FileKind): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (kind === 'avif') return file.toString('latin1', 8, 12) === 'avis';
  if (kind !== 'png') return false;
  const frames = file.indexOf('acTL');
  return frames > 0 && frames < file.indexOf('IDAT');
}
