import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('settings of text models', () => {
  test('a key is enough for Claude', () => {
    expect(readConfig({ ANTHROPIC_API_KEY: 'sk-ant-1' }).model.service).toEqual({
      kind: 'anthropic',
      apiKey: 'sk-ant-1',
      baseUrl: 'https://api.anthropic.com',
      chatModel: 'claude-haiku-5-5',
      writingModel: 'claude-sonnet-5-5',
    });
  });

  test('every setting of Claude is read', () => {
    const { model } = readConfig({
      ANTHROPIC_API_KEY: 'sk-ant-1',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:4000/v1/',
      ANTHROPIC_CHAT_MODEL: 'claude-sonnet-5-5',
      ANTHROPIC_MODEL: 'claude-opus-5-5',
      MODEL_DAILY_TOKENS: '500000',
      MODEL_DAILY_DOLLARS: '2.50',
      MODEL_CONVERSATION_TOKENS: '9000',
      MODEL_CONVERSATION_DOLLARS: '0.2',
      MODEL_WAIT: '7.5',
      MODEL_PRICE: '2/10.5',
    });
    expect(model).toEqual({
      service: {
        kind: 'anthropic',
        apiKey: 'sk-ant-1',
        baseUrl: 'http://127.0.0.1:4000/v1',
        chatModel: 'claude-sonnet-5-5',
        writingModel: 'claude-opus-5-5',
      },
      daily: { tokens: 500_000, dollars: 2.5 },
      conversation: { tokens: 9000, dollars: 0.2 },
      waitMs: 7500,
      callsAtOnce: 12,
      price: { input: 2, output: 10.5 },
    });
  });

  test('a custom server needs an address and a model, and is named by its host', () => {
    const own = { OPENAI_COMPATIBLE_URL: 'http://models.internal:8080/v1', OPENAI_COMPATIBLE_MODEL: 'qwen3:8b' };
    expect(readConfig(own).model.service).toEqual({
      kind: 'openai-compatible',
      apiKey: undefined,
      baseUrl: 'http://models.internal:8080/v1',
      model: 'qwen3:8b',
      provider: 'models.internal',
    });
    const named = { ...own, OPENAI_COMPATIBLE_KEY: 'k', OPENAI_COMPATIBLE_PROVIDER: 'Example Hosting' };
    expect(readConfig(named).model.service).toMatchObject({ apiKey: 'k', provider: 'Example Hosting' });
  });

  test.each([
    [{ ANTHROPIC_API_KEY: 'two words' }, 'ANTHROPIC_API_KEY: write the key without spaces'],
    [{ ANTHROPIC_BASE_URL: 'api.anthropic.com' }, 'ANTHROPIC_BASE_URL=https://api.anthropic.com'],
    [{ ANTHROPIC_BASE_URL: 'https://user:secret@host/v1' }, 'without a query or a password'],
    [{ ANTHROPIC_MODEL: 'claude <script>' }, 'ANTHROPIC_MODEL=claude-sonnet-5-5'],
    [{ MODEL_DAILY_TOKENS: '-1' }, 'MODEL_DAILY_TOKENS=2000000'],
    [{ MODEL_DAILY_DOLLARS: 'ten' }, 'MODEL_DAILY_DOLLARS=10'],
    [{ MODEL_WAIT: '0' }, 'write seconds from 0.1 to 40, such as MODEL_WAIT=12'],
    [{ MODEL_PRICE: '2' }, 'MODEL_PRICE=2/10'],
    [{ CHAT_LIMIT: '0' }, 'CHAT_LIMIT=300'],
    [{ MODEL_CALL_LIMIT: '1.5' }, 'MODEL_CALL_LIMIT=60'],
    [{ MODEL_CALLS_AT_ONCE: '0' }, 'MODEL_CALLS_AT_ONCE=12'],
    [{ OPENAI_COMPATIBLE_URL: 'http://127.0.0.1/v1' }, 'OPENAI_COMPATIBLE_MODEL: is missing'],
    [{ OPENAI_COMPATIBLE_MODEL: 'qwen3' }, 'OPENAI_COMPATIBLE_URL: is missing'],
    [
      {
        ANTHROPIC_API_KEY: 'k',
        OPENAI_COMPATIBLE_URL: 'http://127.0.0.1/v1',
        OPENAI_COMPATIBLE_MODEL: 'm',
      } as Record<string, string>,
      'one model too many',
    ],
  ])('%j is refused with a corrected example', (environment, advice) => {
    expect(complaint(environment as Record<string, string>)).toContain(advice);
  });

  test('a message never repeats a key', () => {
    expect(complaint({ ANTHROPIC_API_KEY: 'sk-ant-hunter2 oops' })).not.toContain('hunter2');
  });
});
