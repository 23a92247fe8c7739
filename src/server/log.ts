import pino, { type Logger } from 'pino';

/** Most bytes that wait to be written; later messages are dropped. */
const mostUnwritten = 1024 * 1024;

/**
 * The log of the running server, on its standard output. Lines of one iteration of the event loop are written together, which
 * saves most of the cost of a line when many visitors come at once. When the process exits, in good order or with an error,
 * pending lines are written first.
 */
export function createLog(level: string): Logger {
  // It waits for a slow reader, and retries what did not fit into a full pipe.
  const output = pino.destination({ sync: true, maxLength: mostUnwritten });
  // A log that cannot be written, as on a full disk, does not stop the site: it continues when there is room.
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
