import type { Usage } from './text-model.ts';

/** US dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
}

/** Spending of a day: input and output tokens together, and microdollars. */
export interface Spent {
  tokens: number;
  microdollars: number;
}

/** Records spending for all instances. Days are UTC, such as 2026-11-21. */
export interface SpendingLedger {
  spentOn(day: string): Promise<Spent>;
  /** Spending of an account, such as a conversation; available for at least a day after its last call. */
  spentFor(account: string): Promise<Spent>;
  add(day: string, spent: Spent, account?: string): Promise<void>;
}

/** The cost of a call. A dollar per million tokens is a microdollar per token. */
export function spentBy(usage: Usage, price: Price): Spent {
  return {
    tokens: usage.input + usage.output,
    microdollars: Math.ceil(usage.input * price.input + usage.output * price.output),
  };
}

/** A ledger in the memory of one process. */
export function memoryLedger(): SpendingLedger {
  const days = new Map<string, Spent>();
  const accounts = new Map<string, Spent>();
  const of = (sums: Map<string, Spent>, name: string) => sums.get(name) ?? { tokens: 0, microdollars: 0 };
  const add = (sums: Map<string, Spent>, name: string, { tokens, microdollars }: Spent) => {
    const before = of(sums, name);
    sums.set(name, { tokens: before.tokens + tokens, microdollars: before.microdollars + microdollars });
  };
  return {
    spentOn: async (day) => of(days, day),
    spentFor: async (account) => of(accounts, account),
    add: async (day, spent, account) => {
      // Only today's spending is ever read.
      for (const other of days.keys()) if (other !== day) days.delete(other);
      add(days, day, spent);
      if (account) add(accounts, account, spent);
    },
  };
}
