/** What was tried, and how it came out. */
export interface Report {
  /** Tries one thing: its work answers with what was seen, or throws what was wrong. */
  run: (name: string, work: () => Promise<string>) => Promise<void>;
  failures: () => number;
}

let allFailures = 0;

/** Of all parts. */
export const failuresSoFar = () => allFailures;

/** @param part Stands before each line, for parts run side by side. */
export function createReport(part: string): Report {
  let failures = 0;
  return {
    run: async (name, work) => {
      const start = Date.now();
      const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
      try {
        const seen = await work();
        console.log(`  holds  ${part}: ${name}: ${seen} (${seconds()})`);
      } catch (error) {
        failures += 1;
        allFailures += 1;
        console.log(`  FAILS  ${part}: ${name}: ${error instanceof Error ? error.message : error} (${seconds()})`);
      }
    },
    failures: () => failures,
  };
}

/** @throws where it does not hold. */
export function must(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}
