import pino, { type Logger } from 'pino';

/** Bytes that wait for room; what is said beyond them is lost. */
const mostUnwritten = 1024 * 1024;

/**
 * The log of the running server, on its standard output. Lines of one turn of the event loop leave in one write, which
 * is most of what a line costs when many visitors come at once; whatever ends the process in good order or with an
 * error, what was said is written first.
 */
export function createLog(level: string): Logger {
  // It waits for a slow reader and goes on with what a full pipe left over.
  const output = pino.destination({ sync: true, maxLength: mostUnwritten });
  // A log that cannot be written, on a full disk, is no reason to send visitors away: it goes on when there is room.
  output.on('error', () => {});
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const said = lines;
    lines = '';
    output.write(said);
  };
  process.once('exit', flush);
  const write = (line: string) => {
    if (lines === '') setImmediate(flush);
    lines += line;
  };
  return pino({ level, base: null }, { write });
}
