import { z } from 'zod';
import { type ProviderReply, textModelOf, tokenCount } from '../adapter.ts';
import { call, type Endpoint, eventsOf, kindOfEvent, shapeOf } from '../calls.ts';
import { ModelError, type TextModel, type TextRequest } from '../text-model.ts';

export interface AnthropicSettings {
  apiKey: string;
  /** With or without the /v1 at its end. */
  baseUrl: string;
  model: string;
  fetch?: typeof globalThis.fetch;
}

/** Models without structured output: they return an object through a tool call. */
const asksByTool = /claude-(instant|v?2|3)\b|claude-(sonnet|opus)-4-(0\b|20)/;
/** Models that always think and reject a request that disables it. */
const alwaysThinks = /claude-(sonnet-5-5|opus-5-5|fable-5)/;

const reply = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() })),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }),
});

const streamEvent = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: tokenCount }) }).optional(),
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().nullish() }).optional(),
  usage: z.object({ output_tokens: tokenCount }).optional(),
  error: z.object({ type: z.string() }).optional(),
});

/** Claude, through the Messages API. */
export function anthropicModel({ apiKey, baseUrl, model, fetch }: AnthropicSettings): TextModel {
  const root = baseUrl.replace(/\/+$/, '');
  const endpoint: Endpoint = {
    url: `${root.endsWith('/v1') ? root : `${root}/v1`}/messages`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    fetch,
  };
  const bodyOf = (request: TextRequest) => ({
    model,
    max_tokens: request.maxOutputTokens,
    system: request.system,
    messages: messagesOf(request),
    // Short answers and drafts need no thinking, which would take the visitor seconds.
    ...(!alwaysThinks.test(model) && { thinking: { type: 'disabled' } }),
  });
  const byTool = asksByTool.test(model);

  return textModelOf({
    provider: 'Anthropic',
    cutOff: ['max_tokens', 'model_context_window_exceeded'],
    refused: ['refusal'],
    ask: async (request, schema): Promise<ProviderReply> => {
      const form = schema && (byTool ? toolFor(schema) : formatOf(schema));
      const response = await call(endpoint, { ...bodyOf(request), ...form }, request.signal);
      const { content, stop_reason, usage } = reply.parse(JSON.parse(await response.text()));
      const text = content
        .map(({ type, text = '', input }) =>
          type === 'tool_use' ? JSON.stringify(input) : type === 'text' ? text : '',
        )
        .join('');
      return { text, reason: stop_reason, usage: { input: usage.input_tokens, output: usage.output_tokens } };
    },
    stream: async function* (request) {
      const response = await call(endpoint, { ...bodyOf(request), stream: true }, request.signal);
      const usage = { input: 0, output: 0 };
      let reason: string | null | undefined;
      for await (const data of eventsOf(response)) {
        const event = streamEvent.parse(JSON.parse(data));
        if (event.type === 'error') throw new ModelError(kindOfEvent(event.error ?? {}));
        usage.input = event.message?.usage.input_tokens ?? usage.input;
        usage.output = event.usage?.output_tokens ?? usage.output;
        reason = event.delta?.stop_reason ?? reason;
        if (event.type === 'content_block_delta') yield event.delta?.text ?? '';
        if (event.type === 'message_stop') return { reason, usage };
      }
      throw new ModelError('connection');
    },
  });
}

const formatOf = (schema: z.ZodType) => ({
  output_config: { format: { type: 'json_schema', schema: shapeOf(schema) } },
});

const toolFor = (schema: z.ZodType) => ({
  tools: [{ name: 'json', description: 'Respond with a JSON object.', input_schema: shapeOf(schema) }],
  tool_choice: { type: 'tool', name: 'json', disable_parallel_tool_use: true },
});

function messagesOf({ turns, image }: TextRequest): object[] {
  return turns.map(({ role, text }, index) => {
    if (!image || role === 'assistant' || index < turns.length - 1) return { role, content: text };
    const data = Buffer.from(image.bytes).toString('base64');
    const picture = { type: 'image', source: { type: 'base64', media_type: image.mediaType, data } };
    return { role, content: [picture, { type: 'text', text }] };
  });
}
