import { BoundedMap } from '../runtime/bounded-map.ts';
import { withMiddleware } from './middleware.ts';
import { type Price, type SpendingLedger, type Spent, spentBy } from './spending.ts';
import { ModelError, type TextModel, type TextRequest, type Usage } from './text-model.ts';

export interface CeilingOptions {
  ledger: SpendingLedger;
  price: Price;
  daily: { tokens: number; dollars: number };
  /** The same of one account, such as a conversation, while it is remembered. */
  account: { tokens: number; dollars: number };
  /** Most calls at the same time. */
  concurrency: number;
  /** The day now, such as 2026-11-21, in UTC. */
  today?: () => string;
  /** Told that the ledger could not be read or written; the call goes on with what this instance knows. */
  onLedgerFailure: (error: unknown) => void;
  /** Told once a day that a ceiling of the day is reached. */
  onCeiling: (ceiling: 'tokens' | 'cost') => void;
  /** Told each time that an account is used up, or that too many calls are under way. */
  onRefusal: (limit: 'account-tokens' | 'account-cost' | 'concurrency') => void;
}

/** Most accounts that are remembered; beyond it the one that was quiet longest is forgotten. */
const mostAccounts = 10_000;
/** What a picture costs at most after it was made smaller. */
const imageTokens = 1600;

/** Refuses calls, as 'spent', once the day's or an account's tokens or money are used up, or too many are under way. */
export function withCeilings(model: TextModel, options: CeilingOptions): TextModel {
  const { ledger, price, daily, account: most, concurrency, onLedgerFailure, onCeiling, onRefusal } = options;
  const today = options.today ?? (() => new Date().toISOString().slice(0, 10));
  const accounts = new BoundedMap<string, Spent>(mostAccounts);
  let running = 0;
  /** What the calls under way may cost at most, so that many at once cannot pass the ceiling together. */
  let reserved: Spent = unspent;
  /** What this instance spent today, for when the ledger is out of reach. */
  let own: { day: string; spent: Spent } = { day: '', spent: unspent };
  let reportedOn = '';

  async function spentToday(day: string): Promise<Spent> {
    const mine = own.day === day ? own.spent : unspent;
    try {
      return larger(await ledger.spentOn(day), mine);
    } catch (error) {
      onLedgerFailure(error);
      return mine;
    }
  }

  /** What an account spent: as all instances know it, or this one while the ledger is out of reach. */
  async function spentFor(account: string): Promise<Spent> {
    const mine = accounts.get(account) ?? unspent;
    try {
      return larger(await ledger.spentFor(account), mine);
    } catch (error) {
      onLedgerFailure(error);
      return mine;
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
    const leave = () => {
      running -= 1;
      reserved = {
        tokens: reserved.tokens - expectedCost.tokens,
        microdollars: reserved.microdollars - expectedCost.microdollars,
      };
    };
    // What comes back may be short: an account is let go on as long as it can pay for what it sends.
    const least = spentBy({ ...expected, output: 0 }, price);
    const used = account && overOf(sum(await spentFor(account), least), most);
    if (used) {
      leave();
      onRefusal(`account-${used}`);
      throw new ModelError('spent');
    }
    const day = today();
    const total = sum(await spentToday(day), reserved);
    const over = overOf(total, daily);
    if (over) {
      leave();
      if (reportedOn !== day) onCeiling(over);
      reportedOn = day;
      throw new ModelError('spent');
    }
    return async (usage) => {
      leave();
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
        // Left in the middle, nobody says what it cost: what was sent and seen is counted.
        const cost = failed instanceof ModelError && !mayHaveCost(failed) && written === 0;
        await settle(usage ?? (cost ? nothing : { input: inputTokens(request), output: Math.ceil(written / 3) }));
      }
    },
  });
}

const nothing: Usage = { input: 0, output: 0 };
const unspent: Spent = { tokens: 0, microdollars: 0 };

/** Which ceiling is passed; undefined for none. */
function overOf(spent: Spent, { tokens, dollars }: { tokens: number; dollars: number }): 'tokens' | 'cost' | undefined {
  if (spent.tokens > tokens) return 'tokens';
  return spent.microdollars > dollars * 1_000_000 ? 'cost' : undefined;
}

/** Whether a provider may have charged for a call that failed. */
function mayHaveCost({ kind }: ModelError): boolean {
  return kind === 'aborted' || kind === 'timeout' || kind === 'refused' || kind === 'cut-off' || kind === 'malformed';
}

/** A careful estimate: a token holds three characters or more of English. */
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
