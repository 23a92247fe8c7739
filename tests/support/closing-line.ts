import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints one plain line at the very end, 'N passed, N failed', for machines that read the result.
 *
 * What failed outside a test counts as well: a file that does not load, a hook, an unhandled error. The line never
 * says '0 failed' of a run that failed.
 */
export default class ClosingLine implements Reporter {
  #passed = 0;
  #failed = 0;

  onInit(): void {
    // At exit, so that every summary comes first, and also when the run ends before its first test.
    process.once('exit', (code) => {
      const failed = code !== 0 && this.#failed === 0 ? 1 : this.#failed;
      process.stdout.write(`${this.#passed} passed, ${failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#passed = 0;
    this.#failed = unhandled.length;
    for (const module of modules) {
      this.#failed += module.errors().length;
      for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') this.#passed += 1;
        if (state === 'failed') this.#failed += 1;
      }
    }
  }
}
