import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Count } from './test.ts'

/** Runs Jest; with `onPostgres` only what touches a database, on a real PostgreSQL that it starts. */
export async function runJest(options: { onPostgres?: boolean }): Promise<Count> {
  if (!options.onPostgres) return jest([], {})
  // Resolved at run time: the gateway is no dependency of the command line.
  const { startPostgres } = (await import(join(root, 'gateway/src/testing/postgres.ts'))) as {
    startPostgres(): Promise<{ url: string; stop(): Promise<void> } | { reason: string }>
  }
  const postgres = await startPostgres()
  if ('reason' in postgres) {
    process.stdout.write(`Not run on PostgreSQL: ${postgres.reason}\n`)
    return { passed: 0, failed: 0 }
  }
  try {
    return await jest(['gateway/src', 'platform/registry/src'], { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Runs the suites two at a time. A suite that failed is run once more, alone: what then passes was short of time beside
 * its neighbours, and is named, so that it can be mended.
 */
async function jest(paths: string[], env: Record<string, string>): Promise<Count> {
  const first = await runOnce(['--maxWorkers=2', ...paths], env)
  const unhappy = first.testResults.filter((suite) => suite.status === 'failed')
  if (unhappy.length === 0) return count(first)
  process.stdout.write(
    `Run once more, alone: ${unhappy.map(({ name }) => relative(root, name)).join(', ')}\n`,
  )
  const again = await runOnce(
    ['--runInBand', '--runTestsByPath', ...unhappy.map(({ name }) => name)],
    env,
  )
  const lost = unhappy
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status }) => status === 'passed')
  const second = count(again)
  return { passed: first.numPassedTests - lost.length + second.passed, failed: second.failed }
}

const count = (report: Report): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
})

async function runOnce(args: string[], env: Record<string, string>): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-jest-'))
  const report = join(folder, 'report.json')
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  await new Promise<void>((resolve) =>
    spawn(
      process.execPath,
      [...node, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args],
      {
        cwd: root,
        env: { ...process.env, ...env },
        // The report goes to the file; what a person reads goes to standard error.
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    ).on('close', () => resolve()),
  )
  const text = await readFile(report, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  // Without a report Jest itself did not run, which is a failure too.
  if (text === undefined)
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0, testResults: [] }
  return JSON.parse(text) as Report
}
