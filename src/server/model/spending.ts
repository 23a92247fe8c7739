import type { Usage } from './text-model.ts';

/** US dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
}

/** What was spent on a day: tokens of both kinds, and millionths of a US dollar. */
export interface Spent {
  tokens: number;
  microdollars: number;
}

/** Remembers what models cost, for all instances together. Days are UTC, written 2026-11-21. */
export interface SpendingLedger {
  spentOn(day: string): Promise<Spent>;
  /** What an account, such as a conversation, spent; remembered for a day after its last call at least. */
  spentFor(account: string): Promise<Spent>;
  add(day: string, spent: Spent, account?: string): Promise<void>;
}

/** The cost of a call. A dollar for a million tokens is a millionth of a dollar for one. */
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
      // Only today is asked for.
      for (const other of days.keys()) if (other !== day) days.delete(other);
      add(days, day, spent);
      if (account) add(accounts, account, spent);
    },
  };
}
