import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findHeadlessShell, findOrInstallChromium } from './browser.ts'

/** Runs Playwright in `e2e` and returns its exit code and its report. Its own output goes to `output`. */
export async function runPlaywright<Report>(
  options: readonly string[],
  { env = {}, output = 'inherit' }: { env?: Record<string, string>; output?: 'inherit' | 2 } = {},
): Promise<{ code: number; report: Report }> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-e2e-'))
  const file = join(folder, 'report.json')
  const require = createRequire(join(root, 'e2e/package.json'))
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const chromium = findOrInstallChromium()
  const code = await new Promise<number>((resolve) =>
    spawn(process.execPath, [cli, 'test', '--retries=1', '--reporter=list,json', ...options], {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        CHROMIUM: chromium,
        HEADLESS_SHELL: findHeadlessShell() ?? chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...env,
      },
      stdio: ['ignore', output, 'inherit'],
    }).on('close', (exit) => resolve(exit ?? 1)),
  )
  const text = await readFile(file, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  if (text === undefined) throw new Error('Playwright ended without a report')
  return { code, report: JSON.parse(text) as Report }
}
