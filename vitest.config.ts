import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Workers, the threads of databases and the programs that tests start run the same files again and again: Node keeps what it made of
// them, as it does for the site.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

// What is looked for again and again may take long on a busy machine; the runner gives up after a second.
const patient = { poll: { timeout: 30_000 } };

// The reactRouter() plugin is left out on purpose: it expects a running development server.
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    // Two cores: a server, a browser and the test itself already fill them.
    maxWorkers: 2,
    // They run by name: what takes long first, and the many short files at the end keep both workers busy.
    projects: [
      {
        test: {
          name: 'evaluation',
          include: ['tests/evaluation/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'],
          // One process for many files: what they import is loaded once. They leave nothing behind in a module.
          isolate: false,
          // Property tests repeat; the limit only stops what hangs.
          testTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          expect: patient,
          isolate: false,
          globalSetup: ['tests/support/database-owner.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'acceptance',
          include: ['tests/acceptance/**/*.test.ts'],
          // One process, and one browser, for many files.
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/database-owner.ts'],
          // Generous, so that a busy machine is not mistaken for a fault; nothing waits for them when all is well.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
