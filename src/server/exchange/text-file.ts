import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The encoding of a file. */
export interface TextEncoding {
  /** A label of the Encoding Standard, such as 'utf-8'. */
  label: string;
  /** Whether it is a guess: the file names no encoding and is not UTF-8. */
  isGuessed: boolean;
}

/** The default encoding of spreadsheets on Windows. */
const guess = 'windows-1252';

/** Detects the encoding: by the first bytes, by an XML declaration, else UTF-8 if the whole file is valid. */
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

/** Why the characters of a text may be wrong; undefined without a sign of that. */
export function doubtOfLetters(text: string, { isGuessed }: TextEncoding): string | undefined {
  // The look of windows-1252 decoded as Latin 1, and of UTF-8 decoded as windows-1252.
  if (/[\ufffd\u0080-\u009f]|â€[™œ˜¦“”]|Ã[\u00a0-\u00bf]/.test(text))
    return 'letters that were damaged before (such as �)';
  return isGuessed && /[^\0-\x7f]/.test(text)
    ? 'the file does not say how its letters are written: read as Windows-1252'
    : undefined;
}
