import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { textModelOf } from '../ai-sdk.ts';
import type { TextModel } from '../text-model.ts';

export interface OpenAiCompatibleSettings {
  /** Undefined for a server that asks for none. */
  apiKey: string | undefined;
  /** Such as http://127.0.0.1:11434/v1; /chat/completions follows. */
  baseUrl: string;
  model: string;
  /** Who receives what is sent, as visitors are told. */
  provider: string;
  fetch?: typeof globalThis.fetch;
}

/** A model behind a server that speaks OpenAI's chat completions, such as a local one. */
export function openAiCompatibleModel({
  apiKey,
  baseUrl,
  model,
  provider,
  fetch,
}: OpenAiCompatibleSettings): TextModel {
  const server = createOpenAICompatible({
    name: 'model-server',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
    ...(fetch && { fetch }),
  });
  return textModelOf(server.chatModel(model), { provider });
}
