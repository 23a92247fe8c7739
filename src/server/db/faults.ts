import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

type Reason = StorageUnavailable['reason'];

/** SQLite's result codes (https://sqlite.org/rescode.html) for a database that is unavailable. */
const sqliteReasons: Readonly<Record<number, Reason>> = {
  3: 'unreachable',
  5: 'busy',
  6: 'busy',
  7: 'busy',
  // Another program or the disk made the file read-only.
  8: 'unreachable',
  15: 'busy',
  13: 'full',
  // I/O errors: a disk that is gone, or over its quota.
  10: 'unreachable',
  14: 'unreachable',
  // A corrupt page, and a file that is no database.
  11: 'damaged',
  26: 'damaged',
};

/** PostgreSQL's codes (appendix A of its manual) for a database that is unavailable; two characters name a class. */
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
  // A password that was changed on the server, a database that is being restored.
  '28P01': 'unreachable',
  '28000': 'unreachable',
  '3D000': 'unreachable',
  '58030': 'unreachable',
  '40001': 'busy',
  '40P01': 'busy',
  '25006': 'unreachable',
  // A corrupt table or index.
  XX001: 'damaged',
  XX002: 'damaged',
};

const networkCodes = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)/;
/** Node's codes for a certificate that it rejects, such as an expired one. */
export const certificateCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;
/** Messages of pg that have no code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection|does not support SSL/i;

/**
 * Maps an engine's error to `StorageUnavailable`: the one place that separates an unavailable database from a programming
 * error.
 */
export function storageFault(error: unknown): unknown {
  if (error instanceof StorageUnavailable || !(error instanceof Error)) return error;
  const reason = reasonOf(error as Error & { code?: unknown; errcode?: unknown });
  return reason ? new StorageUnavailable(reason, { cause: error }) : error;
}

function reasonOf(error: Error & { code?: unknown; errcode?: unknown }): Reason | undefined {
  // The lower eight bits are the primary code, the rest is the extended code.
  if (typeof error.errcode === 'number') return sqliteReasons[error.errcode & 0xff];
  if (error.name === 'SqliteFailure') return 'unreachable';
  if (typeof error.code === 'string') {
    if (networkCodes.test(error.code) || certificateCodes.test(error.code)) return 'unreachable';
    return postgresReasons[error.code] ?? postgresReasons[error.code.slice(0, 2)];
  }
  return lostConnection.test(error.message) ? 'unreachable' : undefined;
}
