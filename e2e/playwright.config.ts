import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '@borong/cli/tests/browser'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Patience is no promise of speed: a machine that is four times slower finds the same, later.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A run that is lost ends early, with its reasons, and no run goes on for ever.
  maxFailures: process.env.CI ? 20 : 0,
  globalTimeout: process.env.CI ? 60 * 60_000 : 0,
  fullyParallel: false,
  workers: 2,
  // Once more on a busy machine; what needed it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './fixtures/global-setup.ts',
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // What a worker answers can't be watched or altered by a test; the suite that is about it lets it in.
    serviceWorkers: 'block',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumArguments,
    },
  },
})
