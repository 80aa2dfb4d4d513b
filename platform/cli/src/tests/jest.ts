import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

async function jest(paths: string[], env: Record<string, string>): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-jest-'))
  const report = join(folder, 'report.json')
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ]
  const code = await new Promise<number>((resolve) =>
    spawn(
      process.execPath,
      [...args, '--maxWorkers=2', '--json', `--outputFile=${report}`, ...paths],
      {
        cwd: root,
        env: { ...process.env, ...env },
        // The report goes to the file; what a person reads goes to standard error.
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    ).on('close', (exit) => resolve(exit ?? 1)),
  )
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>
  >
  await rm(folder, { recursive: true, force: true })
  const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0)
  return { passed: result.numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed }
}
