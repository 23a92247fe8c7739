import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

type Reason = StorageUnavailable['reason'];

/** SQLite's result codes (https://sqlite.org/rescode.html) that mean 'not now'. */
const sqliteReasons: Readonly<Record<number, Reason>> = {
  3: 'unreachable',
  5: 'busy',
  6: 'busy',
  7: 'busy',
  // What another program does to the file, or the disk: it may be written no more.
  8: 'unreachable',
  15: 'busy',
  13: 'full',
  // Input and output errors: a disk that is gone, or over its quota.
  10: 'unreachable',
  14: 'unreachable',
  // A page that is not as it was written, and a file that is no database.
  11: 'damaged',
  26: 'damaged',
};

/** PostgreSQL's codes (appendix A of its manual) that mean 'not now'; two characters stand for their class. */
const postgresReasons: Readonly<Record<string, Reason>> = {
  '08': 'unreachable',
  '53': 'busy',
  '53100': 'full',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
  '25P03': 'unreachable',
  // A password that was changed there, a database that is being put back.
  '28P01': 'unreachable',
  '28000': 'unreachable',
  '3D000': 'unreachable',
  '58030': 'unreachable',
  '40001': 'busy',
  '40P01': 'busy',
  '25006': 'unreachable',
  // Damaged data and a damaged index.
  XX001: 'damaged',
  XX002: 'damaged',
};

const networkCodes = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)/;
/** What Node says of a certificate that it does not accept, as of one that is too old. */
export const certificateCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;
/** What pg says without a code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection|does not support SSL/i;

/** An error of an engine as the product knows it: the one place where 'not now' is told from a mistake of ours. */
export function storageFault(error: unknown): unknown {
  if (error instanceof StorageUnavailable || !(error instanceof Error)) return error;
  const reason = reasonOf(error as Error & { code?: unknown; errcode?: unknown });
  return reason ? new StorageUnavailable(reason, { cause: error }) : error;
}

function reasonOf(error: Error & { code?: unknown; errcode?: unknown }): Reason | undefined {
  // The lower eight bits are the code, the rest says more about it.
  if (typeof error.errcode === 'number') return sqliteReasons[error.errcode & 0xff];
  if (error.name === 'SqliteFailure') return 'unreachable';
  if (typeof error.code === 'string') {
    if (networkCodes.test(error.code) || certificateCodes.test(error.code)) return 'unreachable';
    return postgresReasons[error.code] ?? postgresReasons[error.code.slice(0, 2)];
  }
  return lostConnection.test(error.message) ? 'unreachable' : undefined;
}
