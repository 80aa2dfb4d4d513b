import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { outcomeOf, type JestReport } from './jest-report.ts'
import type { Length, Outcome } from './part.ts'

export interface JestOptions {
  /** Only files of this length; both without it. */
  length?: Length
  /** Only files whose path matches one of these patterns; with them, the length does not matter. */
  paths?: string[]
  env?: Record<string, string>
}

const LONG_FILE = String.raw`\.long\.test\.tsx?$`
const WORKERS = 2

/** Runs Jest. A failed file runs once more, alone: a test that passes then is flaky. */
export async function runJest({ length, paths = [], env = {} }: JestOptions): Promise<Outcome> {
  const chosen = length === 'long' ? [LONG_FILE] : paths
  const without = length === 'fast' ? [`--testPathIgnorePatterns=${LONG_FILE}`] : []
  const first = await runOnce([`--maxWorkers=${WORKERS}`, ...without, ...chosen], env)
  const failed = first.testResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return outcomeOf(first, undefined, root)
  const files = failed.map(({ name }) => name)
  const list = files.map((file) => relative(root, file)).join(', ')
  process.stdout.write(`Running once more, alone: ${list}\n`)
  // Without workers, a handle that a failed test left open would keep Jest running without end.
  const again = ['--runInBand', '--forceExit', '--runTestsByPath', ...files]
  return outcomeOf(first, await runOnce(again, env), root)
}

async function runOnce(args: string[], env: Record<string, string>): Promise<JestReport> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-jest-'))
  const report = join(folder, 'report.json')
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const jest = 'node_modules/jest/bin/jest.js'
  await new Promise<void>((resolve) =>
    spawn(process.execPath, [...node, jest, '--json', `--outputFile=${report}`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      // The report goes to the file; the readable output goes to standard error.
      stdio: ['ignore', 'ignore', 'inherit'],
    }).on('close', () => resolve()),
  )
  const text = await readFile(report, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  if (text === undefined) throw new Error('Jest ended without a report')
  return JSON.parse(text) as JestReport
}
