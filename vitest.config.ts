import { defineConfig } from 'vitest/config';

// The reactRouter() plugin is left out on purpose: it expects a running development server.
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    // Two cores: a server, a browser and the test itself already fill them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/evaluation/**/*.test.ts',
          ],
          // Property tests repeat; the limit only stops what hangs.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'acceptance',
          include: ['tests/acceptance/**/*.test.ts'],
          // A shared build machine may stall a browser for seconds: one more try there, none at a desk.
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['tests/support/global-setup.ts'],
          // Generous, so that a busy machine is not mistaken for a fault; nothing waits for them when all is well.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
