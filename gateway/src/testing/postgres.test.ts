import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-postgres-test-'))
  // The server may run under another account.
  await chmod(folder, 0o777)
})
afterEach(() => rm(folder, { recursive: true }))

const program = async (name: string, lines: string) => {
  await writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`)
  await chmod(join(folder, name), 0o755)
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'K-08: a process that ends by %s ends its private PostgreSQL server and removes its data',
  async (signal) => {
    const started = join(folder, 'started')
    await program('initdb', 'true')
    // A server that never answers: the signal may also come while it starts.
    await program('postgres', `echo "$$ $PWD" > ${started}; exec sleep 60`)
    const caller = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '--eval',
        `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}; await startPostgres()`,
      ],
      { env: { ...process.env, PATH: folder + delimiter + process.env.PATH }, stdio: 'ignore' },
    )
    const ended = new Promise<string | null>((resolve) => caller.on('exit', (_, by) => resolve(by)))
    const server = async () => (await readFile(started, 'utf8').catch(() => '')).trim().split(' ')
    while ((await server()).length < 2) await sleep(50)
    const [pid, data] = await server()

    caller.kill(signal)
    expect(await ended).toBe(signal)
    expect(isRunning(Number(pid))).toBe(false)
    await expect(readFile(data!)).rejects.toMatchObject({ code: 'ENOENT' })
  },
)
