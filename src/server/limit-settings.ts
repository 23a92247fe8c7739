import { z } from 'zod';

/** Limits for one visitor, one conversation or all visitors; 'lately' is within ten minutes. */
export interface Limits {
  /** Messages of one address to the assistant, lately. */
  chat: number;
  /** Messages of one conversation, lately. */
  conversation: number;
  /** Calls of one address to each other function, lately. */
  functions: number;
  /** Function calls of one address in progress at the same time. */
  callsAtOnce: number;
  /** Function calls in progress at the same time, of all addresses. */
  callsOverall: number;
  /** Messages of one address that a model answers, lately. */
  modelCalls: number;
  /** Pictures that one account uploads, lately. */
  uploads: number;
  /** Connections to this instance at the same time. */
  connections: number;
  /** Connections of one address, without a proxy in front. */
  connectionsByAddress: number;
  /** Bytes of replies not yet read by visitors, of all connections together. */
  unreadBytes: number;
  /** Pages that this instance renders at the same time. */
  rendersAtOnce: number;
  /** Pages that wait for rendering, of all addresses together. */
  rendersWaiting: number;
}

/** The window that 'lately' refers to. */
export const limitWindowMs = 10 * 60 * 1000;

export const wholeNumber = (example: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: `write a whole number above 0, such as ${example}` })
    .transform(Number);

/** The limits as environment variables. */
export const limitSettings = {
  CHAT_LIMIT: wholeNumber('CHAT_LIMIT=300').default(300),
  // More than a person types.
  CHAT_CONVERSATION_LIMIT: wholeNumber('CHAT_CONVERSATION_LIMIT=40').default(40),
  // Families, and whole towns behind one mobile network, share an address.
  FUNCTION_LIMIT: wholeNumber('FUNCTION_LIMIT=60').default(60),
  FUNCTION_CALLS_AT_ONCE: wholeNumber('FUNCTION_CALLS_AT_ONCE=6').default(6),
  FUNCTION_CALLS_OVERALL: wholeNumber('FUNCTION_CALLS_OVERALL=100').default(100),
  MODEL_CALL_LIMIT: wholeNumber('MODEL_CALL_LIMIT=60').default(60),
  // Faster than staff add pictures; a stolen session cannot fill the disk.
  UPLOAD_LIMIT: wholeNumber('UPLOAD_LIMIT=60').default(60),
  CONNECTION_LIMIT: wholeNumber('CONNECTION_LIMIT=5000').default(5000),
  // A clinic's waiting room shares an address; a browser opens six.
  CONNECTIONS_BY_ADDRESS: wholeNumber('CONNECTIONS_BY_ADDRESS=256').default(256),
  UNREAD_MEGABYTES: wholeNumber('UNREAD_MEGABYTES=64').default(64),
  RENDERS_AT_ONCE: wholeNumber('RENDERS_AT_ONCE=8').default(8),
  // About two seconds of work for one processor.
  RENDERS_WAITING: wholeNumber('RENDERS_WAITING=100').default(100),
};

const shape = z.object(limitSettings);

export function limitsOf(value: z.infer<typeof shape>): Limits {
  return {
    chat: value.CHAT_LIMIT,
    conversation: value.CHAT_CONVERSATION_LIMIT,
    functions: value.FUNCTION_LIMIT,
    callsAtOnce: value.FUNCTION_CALLS_AT_ONCE,
    callsOverall: value.FUNCTION_CALLS_OVERALL,
    modelCalls: value.MODEL_CALL_LIMIT,
    uploads: value.UPLOAD_LIMIT,
    connections: value.CONNECTION_LIMIT,
    connectionsByAddress: value.CONNECTIONS_BY_ADDRESS,
    unreadBytes: value.UNREAD_MEGABYTES * 1024 * 1024,
    rendersAtOnce: value.RENDERS_AT_ONCE,
    rendersWaiting: value.RENDERS_WAITING,
  };
}

/** The settings of limits, as logged. */
export type LimitName =
  | keyof typeof limitSettings
  | 'MODEL_CALLS_AT_ONCE'
  | `MODEL_${'DAILY' | 'CONVERSATION'}_${'TOKENS' | 'DOLLARS'}`;

/** The log message of every refusal by a limit; the name of the limit is logged beside it. */
export const limitReached = 'a limit was reached';
