import { defineConfig } from 'vitest/config';

/** Starts processes, opens sockets, kills, waits, tries all patterns: what a change of a page or of a rule seldom breaks. */
const integration = [
  'src/check/net/**/*.test.ts',
  'src/check/read/patterns.test.ts',
  'src/cli/{build,deploy,main,serve,show}.test.ts',
  'src/tests/{audit,author,build,check,dev,nightly,serve}/**/*.test.ts',
  'src/tests/browser/packagedChromium.test.ts',
  'src/tests/program.test.ts',
];
/** Replace modules, which only works in a worker of their own. */
const isolated = [
  'src/check/run/checkItems.test.ts',
  'src/content/cache.test.ts',
  'src/site/build/diskFull.test.ts',
];
/** What a reader meets: one site and one browser for all files. */
const browser = ['src/tests/browser/**/*.test.ts'];
/** The same in Firefox and WebKit, which must be installed. */
const browsers = ['src/tests/browsers/**/*.test.ts'];
/** What must be true of the data of the real site, whatever it says. */
const live = ['src/tests/live/**/*.test.ts'];
/** Needs more than a checkout: root, mounts, servers and programs that are installed on the machine. */
const system = ['src/tests/system/**/*.test.ts', 'src/tests/live/nuChecker.test.ts'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // React's production build is what visitors get, so it is what is tested.
    env: { NODE_ENV: 'production' },
    // A machine that does other work takes its time; what hangs is still seen.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    setupFiles: 'src/tests/propertySeed.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'templates/**/*.test.{ts,tsx}'],
          exclude: [...isolated, ...integration, ...browser, ...browsers, ...live, ...system],
          // Modules are loaded once per worker, not once per file: half the time.
          isolate: false,
          restoreMocks: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          exclude: integration,
          isolate: false,
          globalSetup: 'src/tests/browser/globalSetup.ts',
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'browsers', include: browsers, sequence: { groupOrder: 5 } } },
      {
        extends: true,
        test: {
          name: 'live',
          include: live,
          exclude: system,
          isolate: false,
          globalSetup: 'src/tests/live/globalSetup.ts',
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [...isolated, ...integration],
          globalSetup: 'src/tests/bundleProgram.ts',
          env: { GUIDES_SOAK: process.env['GUIDES_SOAK'] ?? '1' },
          testTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: system,
          globalSetup: 'src/tests/bundleProgram.ts',
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
