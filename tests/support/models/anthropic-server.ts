import { type Behaviour, type ModelServer, type Protocol, piecesOf, startModelServer, usageOf } from './behaviour.ts';

interface Message {
  role?: unknown;
  content?: unknown;
}

/** A test double of api.anthropic.com: the Messages API with and without streaming, with the same validation. */
export function startAnthropicServer(): Promise<ModelServer> {
  return startModelServer(messagesApi);
}

const messagesApi: Protocol = {
  path: '/v1/messages',
  check: ({ path, headers, body }) => {
    const invalid = (message: string) => ({ status: 400, type: 'invalid_request_error', message });
    if (path !== '/v1/messages') return { status: 404, type: 'not_found_error', message: `no ${path}` };
    if (headers['x-api-key'] !== 'test-key') {
      return { status: 401, type: 'authentication_error', message: 'invalid x-api-key' };
    }
    if (!headers['anthropic-version']) return invalid('anthropic-version: header is required');
    if (!headers['content-type']?.startsWith('application/json')) return invalid('content-type: not JSON');
    if (typeof body.model !== 'string' || body.model === '') return invalid('model: field required');
    if (!Number.isInteger(body.max_tokens) || Number(body.max_tokens) < 1) return invalid('max_tokens: field required');
    const messages = body.messages as Message[] | undefined;
    if (!Array.isArray(messages) || messages.length === 0) return invalid('messages: at least one message is required');
    if (messages[0]?.role !== 'user') return invalid('messages: first message must use the "user" role');
    for (const { role, content } of messages) {
      if (role !== 'user' && role !== 'assistant') return invalid('messages: unexpected role');
      if (typeof content === 'string' ? content === '' : !Array.isArray(content) || content.length === 0)
        return invalid('messages: all messages must have non-empty content');
    }
    return undefined;
  },
  error: (_status, type, message) => ({ type: 'error', error: { type, message }, request_id: 'req_test' }),
  whole: (behaviour, body) => ({
    ...envelope(body),
    content: blocksOf(behaviour, body),
    stop_reason: stopReason(behaviour, body),
    usage: usageFields(behaviour),
  }),
  events: (behaviour, body) => {
    const { input, output } = usageOf(behaviour);
    const events = [
      event('message_start', {
        message: {
          ...envelope(body),
          content: [],
          stop_reason: null,
          usage: { input_tokens: input, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      event('ping', {}),
      ...piecesOf(behaviour).map((text) =>
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
      ),
    ];
    if ('after' in behaviour) return events;
    return [
      ...events,
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: stopReason(behaviour, body), stop_sequence: null },
        usage: { output_tokens: output },
      }),
      event('message_stop', {}),
    ];
  },
  errorEvent: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded: hunter2' } }),
};

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

function envelope(body: Record<string, unknown>) {
  return { id: 'msg_test', type: 'message', role: 'assistant', model: body.model, stop_sequence: null };
}

function usageFields(behaviour: Behaviour) {
  const { input, output } = usageOf(behaviour);
  return { input_tokens: input, output_tokens: output };
}

/** Older models return structured output through a tool call. */
function asksByTool(body: Record<string, unknown>): boolean {
  return Array.isArray(body.tools) && body.tool_choice !== undefined;
}

function blocksOf(behaviour: Behaviour, body: Record<string, unknown>): object[] {
  if (behaviour.does === 'refusal') return [];
  if (behaviour.does === 'object' && asksByTool(body))
    return [{ type: 'tool_use', id: 'toolu_test', name: 'json', input: behaviour.value }];
  return [{ type: 'text', text: piecesOf(behaviour).join('') }];
}

function stopReason(behaviour: Behaviour, body: Record<string, unknown>): string {
  if (behaviour.does === 'refusal') return 'refusal';
  if (behaviour.does === 'max-tokens') return 'max_tokens';
  return behaviour.does === 'object' && asksByTool(body) ? 'tool_use' : 'end_turn';
}
