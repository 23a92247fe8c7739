import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Config, readConfig, settingNames } from './config.ts';

// The documented settings are the settings that the site reads.

/** The rows of the table under 'Settings': the names of the first cell, and the second. */
function rowsOfTheTable(): { names: string[]; given: string }[] {
  const text = readFileSync('docs/operations.md', 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Settings\n')) ?? '';
  return [...section.matchAll(/^\| (`.*?) \| (.*?) ?\| .*\|$/gm)].map(([, names = '', given = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    given,
  }));
}

test('the table lists every setting once, and no others', () => {
  const named = rowsOfTheTable().flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});

test('the defaults of the table are the actual defaults', () => {
  const config = readConfig({});
  const holds: Record<string, unknown> = {
    PORT: config.port,
    DATA_DIR: config.dataDir,
    CONTENT_DIR: config.contentDir,
    CONTENT_EDITS: config.contentEdits ? 'on' : 'off',
    TRUST_PROXY: config.trustProxy,
    REQUIRE_SECOND_FACTOR: config.requireSecondFactor,
    LOG_LEVEL: config.logLevel,
    ANALYTICS_ORIGIN: config.analyticsOrigin,
    MODEL_DAILY_TOKENS: config.model.daily.tokens,
    MODEL_DAILY_DOLLARS: config.model.daily.dollars,
    MODEL_CONVERSATION_TOKENS: config.model.conversation.tokens,
    MODEL_CONVERSATION_DOLLARS: config.model.conversation.dollars,
    MODEL_WAIT: config.model.waitMs / 1000,
    MODEL_CALLS_AT_ONCE: config.model.callsAtOnce,
    MODEL_CALL_LIMIT: config.limits.modelCalls,
    CHAT_LIMIT: config.limits.chat,
    CHAT_CONVERSATION_LIMIT: config.limits.conversation,
    FUNCTION_LIMIT: config.limits.functions,
    FUNCTION_CALLS_AT_ONCE: config.limits.callsAtOnce,
    FUNCTION_CALLS_OVERALL: config.limits.callsOverall,
    UPLOAD_LIMIT: config.limits.uploads,
    CONNECTION_LIMIT: config.limits.connections,
    CONNECTIONS_BY_ADDRESS: config.limits.connectionsByAddress,
    UNREAD_MEGABYTES: config.limits.unreadBytes / 1024 / 1024,
    RENDERS_AT_ONCE: config.limits.rendersAtOnce,
    RENDERS_WAITING: config.limits.rendersWaiting,
    BACKUP_HOUR: config.backups.hour,
    BACKUP_KEEP: config.backups.keep,
    DRAIN_SECONDS: config.drainMs / 1000,
    ...anthropic(readConfig({ ANTHROPIC_API_KEY: 'sk-example' })),
  };
  const given = rowsOfTheTable().flatMap(({ names: [name = ''], given }) => {
    const value = /^`([^`]*)`$/.exec(given)?.[1];
    return value === undefined ? [] : [[name, value.startsWith('./') ? resolve(value) : value]];
  });
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries(Object.entries(holds).map(([name, value]) => [name, String(value)])),
  );
});

function anthropic({ model: { service } }: Config): Record<string, string> {
  if (service?.kind !== 'anthropic') throw new Error('a key of Anthropic selects Anthropic');
  return {
    ANTHROPIC_BASE_URL: service.baseUrl,
    ANTHROPIC_CHAT_MODEL: service.chatModel,
    ANTHROPIC_MODEL: service.writingModel,
  };
}
