import { StartError } from '#server/start-error.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { certificateCodes } from './faults.ts';
import type { DatabasePlace } from './place.ts';

const notADatabase = 26;
const readOnly = 8;
const corrupt = 11;

/** Why the database could not be opened, as a sentence for the operator; never with a password. */
export function startFault(error: unknown, place: DatabasePlace): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const cause = (error instanceof StorageUnavailable ? error.cause : error) as
    | (Error & { code?: unknown; errcode?: number })
    | undefined;
  const reason = error instanceof StorageUnavailable ? error.reason : undefined;
  const sentence =
    'url' in place ? postgresSentence(cause, reason, place.url) : sqliteSentence(cause, reason, place.file);
  return sentence ? new StartError(sentence) : error;
}

type Cause = (Error & { code?: unknown; errcode?: number }) | undefined;
type Reason = StorageUnavailable['reason'] | undefined;

function sqliteSentence(cause: Cause, reason: Reason, file: string): string | undefined {
  const code = (cause?.errcode ?? 0) & 0xff;
  if (code === notADatabase || code === corrupt) {
    return `${file} is not a database of this site, or it is damaged. Move it away and start again, then bring the data back: npm run restore -- FILE`;
  }
  if (code === readOnly)
    return `The database ${file} cannot be written. Give this user the right to write the file and its folder.`;
  if (reason === 'full')
    return `The disk is full: the database ${file} cannot grow. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (reason === 'busy')
    return `The database ${file} is being written by another program. Wait until it has finished, then start again.`;
  if (reason)
    return `The database ${file} cannot be opened. Check that it is a file that this user may read and write, on a disk of this machine.`;
  return undefined;
}

function postgresSentence(cause: Cause, reason: Reason, url: string): string | undefined {
  const { host, pathname, username } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1)) || username;
  if (typeof cause?.code === 'string' && certificateCodes.test(cause.code))
    return `The certificate of the database server at ${host} is not accepted (${cause.code}). Mend it there, or name its authority with sslrootcert in DATABASE_URL.`;
  if (/does not support SSL/i.test(cause?.message ?? ''))
    return `The database server at ${host} offers no TLS. Turn it on there, or take sslmode out of DATABASE_URL where the network is your own.`;
  switch (cause?.code) {
    case '28P01':
    case '28000':
      return `The database server at ${host} refused the user or the password of DATABASE_URL. Correct them there.`;
    case '3D000':
      return `The server at ${host} has no database '${name}'. Create it (createdb ${name}), or name another in DATABASE_URL.`;
    case '42501':
      return `The user of DATABASE_URL may not make what the site needs in the database '${name}'. Make that user its owner, or let an administrator run once: create extension pg_trgm`;
    case '0A000':
    case '58P01':
      return `The server at ${host} lacks the extension pg_trgm. Install PostgreSQL's contrib package there.`;
  }
  if (reason === 'full') return `The disk of the database server at ${host} is full. Free some space there.`;
  if (reason === 'busy') return `The database server at ${host} is too busy to answer. Try again in a moment.`;
  if (reason)
    return `The database server at ${host} cannot be reached. Check that it runs, and that DATABASE_URL names its host and port.`;
  return undefined;
}
