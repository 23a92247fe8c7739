import { setTimeout as wait } from 'node:timers/promises';
import type { Caddy } from './caddy.ts';

/** What a steady crowd of visitors met. */
export interface Met {
  pages: number;
  /** Address and what came in place of the page. */
  failed: string[];
  messages: number;
  /** Messages that were not answered, and how. */
  unanswered: string[];
  /** Of a page, in milliseconds. */
  slowest: number;
}

export interface Visitors {
  met: Met;
  /** Resolves when this many pages were asked for in all, or after 20 seconds: a busy machine shows fewer. */
  until: (pages: number) => Promise<void>;
  /** Resolves when all have had their last answer. */
  leave: () => Promise<Met>;
}

const paths = ['/', '/about', '/blog', '/faq', '/medicare'];

/** Four readers, one after the other's page, and one who writes to the assistant. */
export function sendVisitors({ ask }: Caddy, pauseMs = 3): Visitors {
  const met: Met = { pages: 0, failed: [], messages: 0, unanswered: [], slowest: 0 };
  let going = true;
  const read = async (reader: number) => {
    for (let turn = reader; going; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const start = performance.now();
      const said = await ask(path).then(
        ({ status, text }) => (status === 200 && text.includes('</html>') ? undefined : String(status)),
        (error: Error) => error.message,
      );
      met.pages += 1;
      met.slowest = Math.max(met.slowest, performance.now() - start);
      if (said) met.failed.push(`${path} ${said}`);
      await wait(pauseMs);
    }
  };
  const write = async () => {
    while (going) {
      const said = await ask('/functions/v1/claude-chat', message('Where is the clinic?')).then(
        ({ status, text }) => (status === 200 ? undefined : `${status} ${text.slice(0, 300)}`),
        (error: Error) => error.message,
      );
      met.messages += 1;
      if (said) met.unanswered.push(said);
      await wait(200);
    }
  };
  const all = [...Array.from({ length: 4 }, (_, reader) => read(reader)), write()];
  return {
    met,
    until: async (pages) => {
      const latest = performance.now() + 20_000;
      while (met.pages < pages && performance.now() < latest) await wait(50);
    },
    leave: async () => {
      going = false;
      await Promise.all(all);
      return met;
    },
  };
}

/** A message to the assistant, as a program sends it. */
export function message(text: string, stream = false) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: stream ? 'text/event-stream' : 'application/json' },
    body: JSON.stringify({ message: text }),
  };
}
