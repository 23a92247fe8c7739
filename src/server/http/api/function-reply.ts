import type { ServerResponse } from 'node:http';
import type { FunctionError } from '#wire/function-error.ts';
import { type FunctionFailure, functionFailures } from '../../functions/function-failures.ts';
import type { RefusalDetails } from '../../functions/function-refusal.ts';
import { sendJson, sendRefusal } from '../kernel/replies.ts';

/** Sends a value as JSON, or 204 where there is none. */
export function sendValue(response: ServerResponse, value: object | undefined): void {
  if (value === undefined) {
    response.writeHead(204).end();
    return;
  }
  sendJson(response, 200, value);
}

/** Sends a refusal: as a status, or as the last event where the event stream has begun. */
export function sendFailure(response: ServerResponse, code: FunctionFailure, details: RefusalDetails = {}): void {
  const { status, message: usual } = functionFailures[code];
  const { message = usual, retryAfter } = details;
  if (!response.headersSent) {
    sendRefusal(response, { status, code, message, retryAfter });
    return;
  }
  writeEvent(response, 'error', { error: { code, message } } satisfies FunctionError);
  response.end();
}

/** Milliseconds between heartbeats, which stop proxies from closing a silent stream. */
const heartbeat = 10_000;

export interface EventStream {
  emit: (event: string, data: object) => void;
  /** Sends the last event and ends the reply. */
  finish: (event: string, data: object) => void;
  /** Stops the heartbeats. Called however the reply ends. */
  release: () => void;
}

/**
 * A reply of server-sent events. Headers are sent with the first event or heartbeat: an earlier refusal has its own status and
 * headers.
 */
export function beginEvents(response: ServerResponse): EventStream {
  const begin = () => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would buffer the events.
      'x-accel-buffering': 'no',
    });
  };
  const beat = setInterval(() => {
    begin();
    response.write(': still writing\n\n');
  }, heartbeat);
  beat.unref();
  return {
    emit: (event, data) => {
      begin();
      writeEvent(response, event, data);
    },
    finish: (event, data) => {
      begin();
      writeEvent(response, event, data);
      response.end();
    },
    release: () => clearInterval(beat),
  };
}

function writeEvent(response: ServerResponse, event: string, data: object): void {
  if (!response.writableEnded && !response.destroyed)
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
