import { createAnthropic } from '@ai-sdk/anthropic';
import { textModelOf } from '../ai-sdk.ts';
import type { TextModel } from '../text-model.ts';

export interface AnthropicSettings {
  apiKey: string;
  /** With or without the /v1 at its end. */
  baseUrl: string;
  model: string;
  fetch?: typeof globalThis.fetch;
}

/** Claude, by the Messages API. */
export function anthropicModel({ apiKey, baseUrl, model, fetch }: AnthropicSettings): TextModel {
  const root = baseUrl.replace(/\/+$/, '');
  const anthropic = createAnthropic({
    apiKey,
    baseURL: root.endsWith('/v1') ? root : `${root}/v1`,
    ...(fetch && { fetch }),
  });
  // Short answers from given passages and drafts in a given form: thinking first would cost the visitor seconds.
  const providerOptions = { anthropic: { thinking: { type: 'disabled' as const } } };
  return textModelOf(anthropic(model), { provider: 'Anthropic', providerOptions });
}
