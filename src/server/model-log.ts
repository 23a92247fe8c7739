import type { Logger } from 'pino';
import { type LimitName, limitReached } from './limit-settings.ts';
import type { BreakerOptions } from './model/breaker.ts';
import type { CeilingOptions } from './model/ceilings.ts';
import { reporter } from './runtime/failure-report.ts';

type ModelLog = Pick<BreakerOptions, 'onChange'> & Pick<CeilingOptions, 'onLedgerFailure' | 'onCeiling' | 'onRefusal'>;

/** Logs the state of a model: pauses after failures, reached budgets, and refusals by a limit. */
export function modelLog(logger: Logger, model: string): ModelLog {
  const report = reporter(logger);
  const ofDay = { tokens: 'MODEL_DAILY_TOKENS', cost: 'MODEL_DAILY_DOLLARS' } as const satisfies Record<
    string,
    LimitName
  >;
  const ofCall = {
    'account-tokens': 'MODEL_CONVERSATION_TOKENS',
    'account-cost': 'MODEL_CONVERSATION_DOLLARS',
    concurrency: 'MODEL_CALLS_AT_ONCE',
  } as const satisfies Record<string, LimitName>;
  return {
    onChange: (state, kind) =>
      state === 'resting'
        ? logger.error({ model, kind }, 'the model fails: the embedded assistant answers for a minute')
        : logger.info({ model }, 'the model answers again'),
    onLedgerFailure: (error) => report('what a model costs could not be read or kept', error),
    onCeiling: (ceiling) =>
      logger.error(
        { limit: ofDay[ceiling] },
        'the models are used up for today: the embedded assistant answers until midnight UTC',
      ),
    onRefusal: (limit) => logger.warn({ limit: ofCall[limit], model }, limitReached),
  };
}
