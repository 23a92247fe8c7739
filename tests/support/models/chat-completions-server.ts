import { type Behaviour, type ModelServer, type Protocol, piecesOf, startModelServer, usageOf } from './behaviour.ts';

/** A test double of a server with OpenAI's chat completions API, such as local model servers. */
export function startChatCompletionsServer(): Promise<ModelServer> {
  return startModelServer(chatCompletions);
}

const chatCompletions: Protocol = {
  path: '/v1/chat/completions',
  check: ({ path, headers, body }) => {
    const invalid = (message: string) => ({ status: 400, type: 'invalid_request_error', message });
    if (path !== '/v1/chat/completions') return { status: 404, type: 'not_found_error', message: `no ${path}` };
    if (headers.authorization !== undefined && headers.authorization !== 'Bearer test-key')
      return { status: 401, type: 'invalid_request_error', message: 'Incorrect API key provided' };
    if (typeof body.model !== 'string') return invalid('you must provide a model parameter');
    if (!Array.isArray(body.messages) || body.messages.length === 0) return invalid("'messages' is required");
    return undefined;
  },
  error: (_status, type, message) => ({ error: { message, type, param: null, code: null } }),
  whole: (behaviour, body) => ({
    ...envelope(body, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: piecesOf(behaviour).join('') },
        finish_reason: finishReason(behaviour),
      },
    ],
    usage: usageFields(behaviour),
  }),
  events: (behaviour, body) => {
    const chunk = (delta: object, reason: string | null = null) =>
      event({ ...envelope(body, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason: reason }] });
    const events = [
      chunk({ role: 'assistant', content: '' }),
      ...piecesOf(behaviour).map((content) => chunk({ content })),
    ];
    if ('after' in behaviour) return events;
    return [
      ...events,
      chunk({}, finishReason(behaviour)),
      event({ ...envelope(body, 'chat.completion.chunk'), choices: [], usage: usageFields(behaviour) }),
      'data: [DONE]\n\n',
    ];
  },
  errorEvent: () => event({ error: { message: 'Overloaded: hunter2', type: 'server_error', code: 503 } }),
};

function event(fields: object): string {
  return `data: ${JSON.stringify(fields)}\n\n`;
}

function envelope(body: Record<string, unknown>, object: string) {
  return { id: 'chatcmpl-test', object, created: 1_790_000_000, model: body.model };
}

function usageFields(behaviour: Behaviour) {
  const { input, output } = usageOf(behaviour);
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function finishReason(behaviour: Behaviour): string {
  if (behaviour.does === 'refusal') return 'content_filter';
  return behaviour.does === 'max-tokens' ? 'length' : 'stop';
}
