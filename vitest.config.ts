import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // React's production build is what visitors get, so it is what is tested.
    env: { NODE_ENV: 'production' },
    // A browser on a busy machine takes its time; what hangs is still seen.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'templates/**/*.test.{ts,tsx}'],
          exclude: ['src/tests/system/**', 'src/tests/browser/**'],
          // Two at a time, also where there are but two cores: most of what takes long waits for processes and sockets.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What a reader meets: one site and one browser for all files.
        extends: true,
        test: {
          name: 'browser',
          include: ['src/tests/browser/**/*.test.ts'],
          globalSetup: 'src/tests/browser/globalSetup.ts',
          // After the others and one by one: a browser that shares its cores is late.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What needs more than a checkout: root, mounts, servers that are installed on the machine.
        extends: true,
        test: { name: 'system', include: ['src/tests/system/**/*.test.ts'] },
      },
    ],
  },
});
