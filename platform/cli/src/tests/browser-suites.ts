import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findOrInstallChromium } from './browser.ts'
import { remarks, type SuiteReport } from './report.ts'
import type { Count } from './test.ts'

/** Runs the Playwright suites on the built system. */
export async function runBrowserSuites(): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-e2e-'))
  const report = join(folder, 'report.json')
  const require = createRequire(join(root, 'e2e/package.json'))
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const code = await new Promise<number>((resolve) =>
    spawn(process.execPath, [cli, 'test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        CHROMIUM: findOrInstallChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    }).on('close', (exit) => resolve(exit ?? 1)),
  )
  const { stats, suites = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    suites?: SuiteReport[]
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  await rm(folder, { recursive: true, force: true })
  process.stdout.write(`${remarks(suites)}\n`)
  const failed = stats?.unexpected ?? 0
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: failed === 0 && code !== 0 ? 1 : failed,
  }
}
