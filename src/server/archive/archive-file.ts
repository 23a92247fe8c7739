import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { linesOf } from '../text-lines.ts';
import { ArchiveError, type ArchiveLine, archiveFormat, type Signature } from './archive-lines.ts';
import { type BackupKey, createSigner, expectSigned, type Trust } from './archive-signature.ts';

/**
 * Writes lines to a signed file, which appears under its name after all of them are on disk and were read back unchanged. Only
 * its owner may read it.
 *
 * @throws ArchiveError if the file does not read back as it was written.
 */
export async function writeArchive(file: string, lines: AsyncIterable<ArchiveLine>, key: BackupKey): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  const signer = createSigner(key);
  async function* texts() {
    let text = '';
    for await (const line of lines) {
      const json = JSON.stringify(line.kind === 'end' ? { ...line, signature: signer.signature() } : line);
      signer.add(json);
      text += `${json}\n`;
      if (text.length < 65_536) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await syncPath(unfinished);
    await checkReadsBack(unfinished, key);
    await rename(unfinished, file);
    await syncPath(dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function checkReadsBack(file: string, key: BackupKey): Promise<void> {
  try {
    for await (const _line of readArchive(file, { key }));
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new ArchiveError('The backup does not read back as what was written, so it was deleted. Make it again.');
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads the lines of a backup. The signature is checked after the last one: if this throws, the caller must undo its work with
 * the others.
 *
 * @throws ArchiveError if the file is no backup, was truncated or changed, or is from another installation and that is not
 * trusted.
 */
export async function* readArchive(file: string, trust: Trust): AsyncGenerator<ArchiveLine> {
  const unzipped = new PassThrough();
  // A failure of the pipeline ends the loop below.
  const reading = pipeline(createReadStream(file), createGunzip(), unzipped).catch((error: unknown) => {
    unzipped.destroy(error as Error);
  });
  let first = true;
  let last: ArchiveLine | undefined;
  const counted = { rows: 0, pictures: 0 };
  const signer = createSigner(trust.key);
  let ownSignature: Signature | undefined;
  try {
    for await (const text of linesOf(unzipped)) {
      const line = JSON.parse(text) as ArchiveLine;
      if (first) checkHead(line, file);
      first = false;
      if (line.kind === 'row') counted.rows += 1;
      if (line.kind === 'picture') counted.pictures += 1;
      if (line.kind === 'end') ownSignature = signer.signature();
      signer.add(text);
      last = line;
      yield line;
    }
    await reading;
    if (unzipped.errored) throw unzipped.errored;
  } catch (error) {
    throw unreadable(error, file);
  } finally {
    unzipped.destroy();
  }
  if (last?.kind !== 'end' || !ownSignature || last.rows !== counted.rows || last.pictures !== counted.pictures)
    throw new ArchiveError(`${file} ends too early: it was cut off. Use another backup. Nothing was changed.`);
  expectSigned(file, last.signature, ownSignature, trust);
}

function checkHead(line: ArchiveLine, file: string): void {
  if (line?.kind !== 'head') throw new ArchiveError(`${file} is not a backup of this site. Nothing was changed.`);
  if (line.format > archiveFormat) {
    throw new ArchiveError(`${file} was made by a newer version of the site. Restore it with that version.`);
  }
}

function unreadable(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT') return new ArchiveError(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new ArchiveError(`${file} cannot be read (${code}).`);
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || error instanceof SyntaxError) {
    return new ArchiveError(`${file} is not a backup of this site, or it is damaged. Nothing was changed.`);
  }
  return error;
}
