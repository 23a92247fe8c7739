import { setTimeout as wait } from 'node:timers/promises';
import type { Caddy } from './caddy.ts';

/** The results of continuous requests. */
export interface Met {
  pages: number;
  /** Address and reply of each failed page. */
  failed: string[];
  messages: number;
  /** Messages without an answer, with the reply. */
  unanswered: string[];
  /** Longest time of a page, in milliseconds. */
  slowest: number;
}

export interface Visitors {
  met: Met;
  /** Resolves when this many pages were requested in all, or after 20 seconds on a busy machine. */
  until: (pages: number) => Promise<void>;
  /** Stops the requests and resolves when all have been answered. */
  leave: () => Promise<Met>;
}

const paths = ['/', '/about', '/blog', '/faq', '/medicare'];

/** Four visitors who read pages and one who writes to the assistant. */
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

/** Sends a message to the assistant without a browser. */
export function message(text: string, stream = false) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: stream ? 'text/event-stream' : 'application/json' },
    body: JSON.stringify({ message: text }),
  };
}
