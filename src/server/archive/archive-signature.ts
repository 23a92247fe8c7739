import { createHash, createHmac } from 'node:crypto';
import { ArchiveError, type Signature } from './archive-lines.ts';

/** Signs the backups of one installation. It is in none of them. */
export type BackupKey = Uint8Array;

/** The fact of the database that holds the key. */
export const backupKeyFact = 'backup-key';

/** The signatures that are accepted. */
export interface Trust {
  key: BackupKey;
  /** Also accepts a backup of another installation, or without a signature. */
  elsewhere?: boolean;
}

export function keyName(key: BackupKey): string {
  return createHash('sha256').update('name of a backup key').update(key).digest('hex').slice(0, 16);
}

/** Digests lines one by one, so that a backup of any size is signed and checked in the memory of one line. */
export function createSigner(key: BackupKey) {
  const lines = createHash('sha256');
  return {
    add: (line: string): void => void lines.update(line).update('\n'),
    /** Signature of all lines so far; more may follow. */
    signature: (): Signature => ({
      key: keyName(key),
      hmac: createHmac('sha256', key).update(lines.copy().digest()).digest('hex'),
    }),
  };
}

/** A backup that was changed, or that has no signature of this installation. */
export class SignatureError extends ArchiveError {
  override name = 'SignatureError';
}

/** @throws SignatureError if the backup was changed, or is from another installation and that is not trusted. */
export function expectSigned(file: string, found: Signature | undefined, own: Signature, { elsewhere }: Trust): void {
  if (found?.key === own.key) {
    if (found.hmac === own.hmac) return;
    throw new SignatureError(
      `${file} was changed after this site made it: its signature does not fit. Use another backup. Nothing was changed.`,
    );
  }
  if (elsewhere) return;
  throw new SignatureError(
    `${file} ${found ? 'was made by another installation' : 'has no signature'}, so this site cannot tell whether somebody changed it. If you know where it comes from, add --from-elsewhere. Nothing was changed.`,
  );
}
