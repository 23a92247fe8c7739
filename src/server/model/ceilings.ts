import { BoundedMap } from '../runtime/bounded-map.ts';
import { withMiddleware } from './middleware.ts';
import { type Price, type SpendingLedger, type Spent, spentBy } from './spending.ts';
import { ModelError, type TextModel, type TextRequest, type Usage } from './text-model.ts';

export interface CeilingOptions {
  ledger: SpendingLedger;
  price: Price;
  daily: { tokens: number; dollars: number };
  /** The ceiling of one account, such as a conversation, while its spending is remembered. */
  account: { tokens: number; dollars: number };
  /** Most concurrent calls. */
  concurrency: number;
  /** The current day in UTC, such as 2026-11-21. */
  today?: () => string;
  /** Called if the ledger could not be read or written; the call continues with this instance's own figures. */
  onLedgerFailure: (error: unknown) => void;
  /** Called once a day when a daily ceiling is reached. */
  onCeiling: (ceiling: 'tokens' | 'cost') => void;
  /** Called for each call that is refused by an account's ceiling or the concurrency limit. */
  onRefusal: (limit: 'account-tokens' | 'account-cost' | 'concurrency') => void;
}

/** Most accounts in memory; beyond it the least recently used one is dropped. */
const mostAccounts = 10_000;
/** Most tokens of a picture after scaling. */
const imageTokens = 1600;

/** Refuses calls as 'spent' when a daily or account ceiling is reached, or too many calls are running. */
export function withCeilings(model: TextModel, options: CeilingOptions): TextModel {
  const { ledger, price, daily, account: most, concurrency, onLedgerFailure, onCeiling, onRefusal } = options;
  const today = options.today ?? (() => new Date().toISOString().slice(0, 10));
  const accounts = new BoundedMap<string, Spent>(mostAccounts);
  let running = 0;
  /** The highest possible cost of running calls, so that concurrent calls cannot exceed the ceiling together. */
  let reserved: Spent = unspent;
  /** This instance's spending today, for when the ledger is unavailable. */
  let own: { day: string; spent: Spent } = { day: '', spent: unspent };
  let reportedOn = '';

  async function spentToday(day: string): Promise<Spent> {
    const ownSpending = own.day === day ? own.spent : unspent;
    try {
      return larger(await ledger.spentOn(day), ownSpending);
    } catch (error) {
      onLedgerFailure(error);
      return ownSpending;
    }
  }

  /** An account's spending: of all instances, or of this one while the ledger is unavailable. */
  async function spentFor(account: string): Promise<Spent> {
    const ownSpending = accounts.get(account) ?? unspent;
    try {
      return larger(await ledger.spentFor(account), ownSpending);
    } catch (error) {
      onLedgerFailure(error);
      return ownSpending;
    }
  }

  async function enter(request: TextRequest): Promise<(usage: Usage) => Promise<void>> {
    if (running >= concurrency) {
      onRefusal('concurrency');
      throw new ModelError('spent');
    }
    const expected = { input: inputTokens(request), output: request.maxOutputTokens };
    const { account } = request;
    const expectedCost = spentBy(expected, price);
    running += 1;
    reserved = sum(reserved, expectedCost);
    const release = () => {
      running -= 1;
      reserved = {
        tokens: reserved.tokens - expectedCost.tokens,
        microdollars: reserved.microdollars - expectedCost.microdollars,
      };
    };
    // The output may be short: an account may call as long as it can pay for the input.
    const least = spentBy({ ...expected, output: 0 }, price);
    const used = account && overOf(sum(await spentFor(account), least), most);
    if (used) {
      release();
      onRefusal(`account-${used}`);
      throw new ModelError('spent');
    }
    const day = today();
    const total = sum(await spentToday(day), reserved);
    const over = overOf(total, daily);
    if (over) {
      release();
      if (reportedOn !== day) onCeiling(over);
      reportedOn = day;
      throw new ModelError('spent');
    }
    return async (usage) => {
      release();
      await charge(day, account, usage);
    };
  }

  async function charge(day: string, account: string | undefined, usage: Usage): Promise<void> {
    const spent = spentBy(usage, price);
    own = { day, spent: own.day === day ? sum(own.spent, spent) : spent };
    if (account) {
      const before = accounts.get(account) ?? unspent;
      accounts.set(account, sum(before, spent));
    }
    await ledger.add(day, spent, account).catch(onLedgerFailure);
  }

  return withMiddleware(model, {
    call: async (request, run) => {
      const settle = await enter(request);
      try {
        const reply = await run(request);
        await settle(reply.usage);
        return reply;
      } catch (error) {
        await settle(
          error instanceof ModelError && mayHaveCost(error) ? { input: inputTokens(request), output: 0 } : nothing,
        );
        throw error;
      }
    },
    stream: async function* (request, run) {
      const settle = await enter(request);
      let written = 0;
      let usage: Usage | undefined;
      let failed: unknown;
      try {
        for await (const part of run(request)) {
          if (part.kind === 'end') usage = part.usage;
          else written += part.text.length;
          yield part;
        }
      } catch (error) {
        failed = error;
        throw error;
      } finally {
        // An abandoned stream reports no usage: the input and the received output are counted.
        const cost = failed instanceof ModelError && !mayHaveCost(failed) && written === 0;
        await settle(usage ?? (cost ? nothing : { input: inputTokens(request), output: Math.ceil(written / 3) }));
      }
    },
  });
}

const nothing: Usage = { input: 0, output: 0 };
const unspent: Spent = { tokens: 0, microdollars: 0 };

/** The exceeded ceiling; undefined if none is. */
function overOf(spent: Spent, { tokens, dollars }: { tokens: number; dollars: number }): 'tokens' | 'cost' | undefined {
  if (spent.tokens > tokens) return 'tokens';
  return spent.microdollars > dollars * 1_000_000 ? 'cost' : undefined;
}

/** Whether a provider may have charged for a call that failed. */
function mayHaveCost({ kind }: ModelError): boolean {
  return kind === 'aborted' || kind === 'timeout' || kind === 'refused' || kind === 'cut-off' || kind === 'malformed';
}

/** A conservative estimate: an English token has three characters or more. */
function inputTokens({ system, turns, image }: TextRequest): number {
  const characters = turns.reduce((sum, { text }) => sum + text.length, system.length);
  return Math.ceil(characters / 3) + (image ? imageTokens : 0);
}

function sum(a: Spent, b: Spent): Spent {
  return { tokens: a.tokens + b.tokens, microdollars: a.microdollars + b.microdollars };
}

function larger(a: Spent, b: Spent): Spent {
  return { tokens: Math.max(a.tokens, b.tokens), microdollars: Math.max(a.microdollars, b.microdollars) };
}
