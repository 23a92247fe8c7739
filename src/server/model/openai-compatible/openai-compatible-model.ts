import { z } from 'zod';
import { type ProviderReply, textModelOf, tokenCount } from '../adapter.ts';
import { call, type Endpoint, eventsOf, kindOfEvent, shapeOf } from '../calls.ts';
import { ModelError, type TextModel, type TextRequest } from '../text-model.ts';

export interface OpenAiCompatibleSettings {
  /** Undefined if the server needs none. */
  apiKey: string | undefined;
  /** Such as http://127.0.0.1:11434/v1; /chat/completions is appended. */
  baseUrl: string;
  model: string;
  /** The recipient of the messages, as named to visitors. */
  provider: string;
  fetch?: typeof globalThis.fetch;
}

const counts = z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish();
const words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });

const reply = z.object({
  choices: z.array(z.object({ message: words, finish_reason: z.string().nullish() })).min(1),
  usage: counts,
});

const streamChunk = z.object({
  choices: z.array(z.object({ delta: words.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: counts,
  error: z.object({ type: z.unknown().optional(), code: z.unknown().optional() }).optional(),
});

/** A model behind an OpenAI-compatible chat completions endpoint, such as a local server. */
export function openAiCompatibleModel({
  apiKey,
  baseUrl,
  model,
  provider,
  fetch,
}: OpenAiCompatibleSettings): TextModel {
  const endpoint: Endpoint = {
    url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    fetch,
  };
  const bodyOf = (request: TextRequest) => ({
    model,
    max_tokens: request.maxOutputTokens,
    messages: [{ role: 'system', content: request.system }, ...messagesOf(request)],
  });

  return textModelOf({
    provider,
    cutOff: ['length'],
    refused: ['content_filter', 'refusal'],
    ask: async (request, schema): Promise<ProviderReply> => {
      const response = await call(endpoint, { ...bodyOf(request), ...(schema && formatOf(schema)) }, request.signal);
      const { choices, usage } = reply.parse(JSON.parse(await response.text()));
      const [{ message, finish_reason } = { message: {}, finish_reason: null }] = choices;
      return {
        text: message.content ?? '',
        reason: message.refusal ? 'refusal' : finish_reason,
        usage: usageOf(usage),
      };
    },
    stream: async function* (request) {
      const body = { ...bodyOf(request), stream: true, stream_options: { include_usage: true } };
      let usage = usageOf(undefined);
      let reason: string | null | undefined;
      for await (const data of eventsOf(await call(endpoint, body, request.signal))) {
        if (data === '[DONE]') break;
        const chunk = streamChunk.parse(JSON.parse(data));
        if (chunk.error) throw new ModelError(kindOfEvent(chunk.error));
        const [choice] = chunk.choices ?? [];
        if (chunk.usage) usage = usageOf(chunk.usage);
        reason = choice?.delta?.refusal ? 'refusal' : (choice?.finish_reason ?? reason);
        yield choice?.delta?.content ?? '';
      }
      // Some servers omit the last line; all of them send the reason for the end.
      if (!reason) throw new ModelError('connection');
      return { reason, usage };
    },
  });
}

const formatOf = (schema: z.ZodType) => ({
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'response', strict: true, schema: shapeOf(schema) },
  },
});

function usageOf(usage: z.infer<typeof counts>) {
  return { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 };
}

function messagesOf({ turns, image }: TextRequest): object[] {
  return turns.map(({ role, text }, index) => {
    if (!image || role === 'assistant' || index < turns.length - 1) return { role, content: text };
    const url = `data:${image.mediaType};base64,${Buffer.from(image.bytes).toString('base64')}`;
    return {
      role,
      content: [
        { type: 'image_url', image_url: { url } },
        { type: 'text', text },
      ],
    };
  });
}
