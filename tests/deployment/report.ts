/** Runs checks, prints their results and counts failures. */
export interface Report {
  /** Runs one check, which returns a description of what was observed, or throws an error. */
  run: (name: string, work: () => Promise<string>) => Promise<void>;
  failures: () => number;
}

let allFailures = 0;

/** The results of all parts. */
export const failuresSoFar = () => allFailures;

/** @param part The prefix of each line, because parts run in parallel. */
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

/** @throws Error with `problem` unless `holds`. */
export function must(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}
