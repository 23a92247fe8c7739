import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { anthropicPrice } from './model/anthropic/prices.ts';
import { type CallTimeouts, forVisitors, forWriters, guarded } from './model/guarded.ts';
import type { Price, SpendingLedger } from './model/spending.ts';
import type { Models, TextModel } from './model/text-model.ts';
import { modelLog } from './model-log.ts';

/** The text models, each with its middleware; undefined if none is configured. */
export async function composeModels(
  { model }: Config,
  ledger: SpendingLedger,
  logger: Logger,
): Promise<Models | undefined> {
  const { service, daily, conversation, waitMs, callsAtOnce } = model;
  if (!service) return undefined;
  const around = (adapter: TextModel, price: Price, name: string, timeoutMs: CallTimeouts) => {
    const { onChange, ...logging } = modelLog(logger, name);
    return guarded(adapter, {
      ...timeoutMs,
      breaker: { failures: 4, restMs: 60_000, onChange },
      ceilings: {
        ...logging,
        ledger,
        price: model.price ?? price,
        daily,
        account: conversation,
        concurrency: callsAtOnce,
      },
    });
  };
  if (service.kind === 'anthropic') {
    const { anthropicModel } = await import('./model/anthropic/anthropic-model.ts');
    const claude = (name: string, timeoutMs: CallTimeouts) =>
      around(anthropicModel({ ...service, model: name }), anthropicPrice(name), name, timeoutMs);
    return {
      visitors: claude(service.chatModel, forVisitors(waitMs)),
      writers: claude(service.writingModel, forWriters),
    };
  }
  const { openAiCompatibleModel } = await import('./model/openai-compatible/openai-compatible-model.ts');
  const adapter = openAiCompatibleModel(service);
  const free = { input: 0, output: 0 };
  return {
    visitors: around(adapter, free, service.model, forVisitors(waitMs)),
    writers: around(adapter, free, service.model, forWriters),
  };
}
