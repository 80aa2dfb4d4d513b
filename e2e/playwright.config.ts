import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engines/test.ts'
import { shell } from './fixtures/browsers.ts'

const LONG = /@long/
/** They drive Firefox and WebKit, and run in their own part of the tests. */
const ENGINES = '**/engines/*.spec.ts'

export default defineConfig<object, EngineOptions>({
  // A run on a mix of releases has other tests, and other results, than the run that may contain it.
  testDir: process.env.E2E_MIX ? './journeys' : '.',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.E2E_MIX ? 'test-results-of-mixes' : 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/images/{arg}{ext}',
  // Long timeouts let a machine that is four times slower get the same results. They assert no speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A run with many failures ends early with their reasons, and every run has a time limit.
  maxFailures: process.env.CI ? 20 : 0,
  globalTimeout: process.env.CI ? 60 * 60_000 : 0,
  fullyParallel: false,
  workers: 2,
  // `npm test` runs the fast tests, `npm run test:long` those with the tag.
  projects: [
    { name: 'fast', grepInvert: LONG, testIgnore: ENGINES },
    { name: 'long', grep: LONG, testIgnore: ENGINES },
    { name: 'firefox', testMatch: ENGINES, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, use: { engineName: 'webkit' } },
  ],
  // One retry for a busy machine. A test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './fixtures/global-setup.ts',
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // An action on something that has gone must not wait for the time limit of its test.
    actionTimeout: 60_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A test can't observe or alter responses of a service worker. Only the offline suite allows it.
    serviceWorkers: 'block',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: shell,
  },
})
