import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'templates/**/*.test.{ts,tsx}'],
    // React's production build is what visitors get, so it is what is tested.
    env: { NODE_ENV: 'production' },
    // A browser on a busy machine takes its time; what hangs is still seen.
    testTimeout: 60_000,
  },
});
