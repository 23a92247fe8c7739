import { z } from 'zod';
import { wholeNumber } from './limit-settings.ts';
import type { Price } from './model/spending.ts';

/** The text model of the product, and its budget. */
export interface ModelConfig {
  /** Undefined if no model is configured: replies then use the clinic's own words. */
  service: ModelService | undefined;
  daily: { tokens: number; dollars: number };
  /** The budget of one conversation. */
  conversation: { tokens: number; dollars: number };
  /** Milliseconds that visitors wait for the first words of a model, including retries. */
  waitMs: number;
  /** Calls to one model in progress at the same time. */
  callsAtOnce: number;
  /** Overrides the built-in price of the model. */
  price: Price | undefined;
}

export type ModelService =
  | { kind: 'anthropic'; apiKey: string; baseUrl: string; chatModel: string; writingModel: string }
  | { kind: 'openai-compatible'; apiKey: string | undefined; baseUrl: string; model: string; provider: string };

const secret = (name: string) =>
  z
    .string()
    .regex(/^\S{1,500}$/, { error: `write the key without spaces, such as ${name}=sk-...` })
    .optional();
const modelName = (example: string) =>
  z.string().regex(/^[A-Za-z0-9][\w.:/@-]{0,99}$/, { error: `write the id of a model, such as ${example}` });
const address = (example: string) =>
  z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !/[\s?#@]/.test(value), {
      error: `write where the service answers, without a query or a password, such as ${example}`,
    })
    .transform((value) => value.replace(/\/+$/, ''));
const amount = (example: string) =>
  z
    .string()
    .regex(/^\d{1,12}(\.\d{1,6})?$/, { error: `write a number, such as ${example}` })
    .transform(Number);

/** The settings of text models as environment variables. */
export const modelSettings = {
  ANTHROPIC_API_KEY: secret('ANTHROPIC_API_KEY'),
  ANTHROPIC_BASE_URL: address('ANTHROPIC_BASE_URL=https://api.anthropic.com').default('https://api.anthropic.com'),
  ANTHROPIC_CHAT_MODEL: modelName('ANTHROPIC_CHAT_MODEL=claude-haiku-5-5').default('claude-haiku-5-5'),
  ANTHROPIC_MODEL: modelName('ANTHROPIC_MODEL=claude-sonnet-5-5').default('claude-sonnet-5-5'),
  OPENAI_COMPATIBLE_URL: address('OPENAI_COMPATIBLE_URL=http://127.0.0.1:11434/v1').optional(),
  OPENAI_COMPATIBLE_KEY: secret('OPENAI_COMPATIBLE_KEY'),
  OPENAI_COMPATIBLE_MODEL: modelName('OPENAI_COMPATIBLE_MODEL=llama-4-8b').optional(),
  OPENAI_COMPATIBLE_PROVIDER: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,&'()-]{0,59}$/u, {
      error: 'write who runs the service, as visitors are told, such as OPENAI_COMPATIBLE_PROVIDER="Example Hosting"',
    })
    .optional(),
  MODEL_DAILY_TOKENS: amount('MODEL_DAILY_TOKENS=2000000').default(2_000_000),
  MODEL_DAILY_DOLLARS: amount('MODEL_DAILY_DOLLARS=10').default(10),
  MODEL_CONVERSATION_TOKENS: amount('MODEL_CONVERSATION_TOKENS=60000').default(60_000),
  MODEL_CONVERSATION_DOLLARS: amount('MODEL_CONVERSATION_DOLLARS=0.5').default(0.5),
  MODEL_WAIT: amount('MODEL_WAIT=12')
    .refine((seconds) => seconds >= 0.1 && seconds <= 40, {
      error: 'write seconds from 0.1 to 40, such as MODEL_WAIT=12',
    })
    .default(12),
  MODEL_CALLS_AT_ONCE: wholeNumber('MODEL_CALLS_AT_ONCE=12').default(12),
  MODEL_PRICE: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,6})?\/\d{1,5}(\.\d{1,6})?$/, {
      error: 'write US dollars for a million tokens in and out, such as MODEL_PRICE=2/10',
    })
    .optional(),
};

const shape = z.object(modelSettings);
type ModelValues = z.infer<typeof shape>;

/** Problems of the settings in combination: the setting, and the remedy. */
export function modelProblems(value: ModelValues): [name: string, message: string][] {
  const { ANTHROPIC_API_KEY: key, OPENAI_COMPATIBLE_URL: url, OPENAI_COMPATIBLE_MODEL: model } = value;
  if (key && url)
    return [['OPENAI_COMPATIBLE_URL', 'is one model too many beside ANTHROPIC_API_KEY: leave one of them out']];
  if (url && !model)
    return [
      ['OPENAI_COMPATIBLE_MODEL', 'is missing: write the id of a model that the service at OPENAI_COMPATIBLE_URL has'],
    ];
  const others = [model, value.OPENAI_COMPATIBLE_KEY, value.OPENAI_COMPATIBLE_PROVIDER];
  if (!url && others.some((other) => other !== undefined))
    return [
      [
        'OPENAI_COMPATIBLE_URL',
        'is missing: write where the service answers, or leave the other OPENAI_COMPATIBLE settings out',
      ],
    ];
  return [];
}

export function modelsOf(value: ModelValues): ModelConfig {
  const [input, output] = value.MODEL_PRICE?.split('/').map(Number) ?? [];
  return {
    service: serviceOf(value),
    daily: { tokens: value.MODEL_DAILY_TOKENS, dollars: value.MODEL_DAILY_DOLLARS },
    conversation: { tokens: value.MODEL_CONVERSATION_TOKENS, dollars: value.MODEL_CONVERSATION_DOLLARS },
    waitMs: value.MODEL_WAIT * 1000,
    callsAtOnce: value.MODEL_CALLS_AT_ONCE,
    price: input === undefined || output === undefined ? undefined : { input, output },
  };
}

function serviceOf(value: ModelValues): ModelService | undefined {
  if (value.ANTHROPIC_API_KEY)
    return {
      kind: 'anthropic',
      apiKey: value.ANTHROPIC_API_KEY,
      baseUrl: value.ANTHROPIC_BASE_URL,
      chatModel: value.ANTHROPIC_CHAT_MODEL,
      writingModel: value.ANTHROPIC_MODEL,
    };
  const { OPENAI_COMPATIBLE_URL: baseUrl, OPENAI_COMPATIBLE_MODEL: model } = value;
  if (!baseUrl || !model) return undefined;
  const provider = value.OPENAI_COMPATIBLE_PROVIDER ?? new URL(baseUrl).hostname;
  return { kind: 'openai-compatible', apiKey: value.OPENAI_COMPATIBLE_KEY, baseUrl, model, provider };
}
