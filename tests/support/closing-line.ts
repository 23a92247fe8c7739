import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints 'N passed, N failed' as the last line, for programs that read the result.
 *
 * Failures outside a test count too: a file that does not load, a hook, an unhandled error. The line never says '0 failed'
 * after a failed run.
 */
export default class ClosingLine implements Reporter {
  #passed = 0;
  #failed = 0;

  onInit(): void {
    // Printed at exit: after every summary, and also if the run ends before its first test.
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
