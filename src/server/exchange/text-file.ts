import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How the letters of a file are written. */
export interface TextEncoding {
  /** A label of the Encoding Standard, such as 'utf-8'. */
  label: string;
  /** Whether nothing says so: it only is no UTF-8. */
  isGuessed: boolean;
}

/** The encoding that spreadsheets of Windows write where nobody chooses one. */
const guess = 'windows-1252';

/** Reads how a file is written: by its first bytes, by what an XML file says of itself, else UTF-8 if all of it is that. */
export async function encodingOf(file: string): Promise<TextEncoding> {
  const start = await startOf(file);
  if (start[0] === 0xff && start[1] === 0xfe) return { label: 'utf-16le', isGuessed: false };
  if (start[0] === 0xfe && start[1] === 0xff) return { label: 'utf-16be', isGuessed: false };
  const declared = /^\s{0,9}<\?xml\s[^>]{0,200}encoding=["']([\w-]{1,40})["']/.exec(start.toString('latin1'))?.[1];
  const label = declared && knownLabel(declared);
  if (label && label !== 'utf-8') return { label, isGuessed: false };
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const bytes of createReadStream(file)) decoder.decode(bytes as Buffer, { stream: true });
    decoder.decode();
    return { label: 'utf-8', isGuessed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { label: guess, isGuessed: true };
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(300), 0, 300, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function knownLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** The text of a file in pieces, without its byte order mark. */
export async function* chunksOf(file: string, { label }: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(label);
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes as Buffer, { stream: true });
  yield decoder.decode();
}

/** The whole text of a file, without its byte order mark. */
export async function wholeText(file: string, encoding: TextEncoding): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of chunksOf(file, encoding)) pieces.push(piece);
  return pieces.join('');
}

/** Why the letters of a text may not be what was written; undefined where nothing speaks for it. */
export function doubtOfLetters(text: string, { isGuessed }: TextEncoding): string | undefined {
  // What windows-1252 looks like when it was read as Latin 1, and UTF-8 when it was read as windows-1252.
  if (/[\ufffd\u0080-\u009f]|â€[™œ˜¦“”]|Ã[\u00a0-\u00bf]/.test(text))
    return 'letters that were damaged before (such as �)';
  return isGuessed && /[^\0-\x7f]/.test(text)
    ? 'the file does not say how its letters are written: read as Windows-1252'
    : undefined;
}
