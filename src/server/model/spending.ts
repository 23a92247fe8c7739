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
  add(day: string, spent: Spent): Promise<void>;
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
  return {
    spentOn: async (day) => days.get(day) ?? { tokens: 0, microdollars: 0 },
    add: async (day, spent) => {
      const before = days.get(day) ?? { tokens: 0, microdollars: 0 };
      // Only today is asked for.
      for (const other of days.keys()) if (other !== day) days.delete(other);
      days.set(day, {
        tokens: before.tokens + spent.tokens,
        microdollars: before.microdollars + spent.microdollars,
      });
    },
  };
}
