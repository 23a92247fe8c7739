/** Pseudorandom numbers: the same seed gives the same numbers. */
export interface SeededNumbers {
  /** An integer from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  /** One of two, evenly. */
  coin: () => boolean;
}

/** Mulberry32: small, even enough for drawings, and the same in every engine. */
export function seededNumbers(seed: number): SeededNumbers {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    coin: () => next() < 0.5,
  };
}
