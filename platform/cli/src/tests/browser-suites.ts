import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findOrInstallChromium } from './browser.ts'
import type { Length, Outcome } from './part.ts'
import { slowest, type SuiteReport, testsIn } from './report.ts'

interface PlaywrightReport {
  suites?: SuiteReport[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Runs the Playwright suites of this length on the built system; a failed test runs once more. */
export async function runBrowserSuites(length: Length): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-e2e-'))
  const file = join(folder, 'report.json')
  const require = createRequire(join(root, 'e2e/package.json'))
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const options = [`--project=${length}`, '--retries=1', '--reporter=list,json']
  const code = await new Promise<number>((resolve) =>
    spawn(process.execPath, [cli, 'test', ...options], {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        CHROMIUM: findOrInstallChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    }).on('close', (exit) => resolve(exit ?? 1)),
  )
  const text = await readFile(file, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  if (text === undefined) throw new Error('Playwright ended without a report')
  const { stats, suites = [] } = JSON.parse(text) as PlaywrightReport
  const tests = suites.flatMap(testsIn)
  process.stdout.write(`${slowest(tests)}\n`)
  return {
    passed: stats.expected + stats.flaky,
    // A run that fails without a failed test, for example in its set-up, counts as a failure.
    failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
  }
}
